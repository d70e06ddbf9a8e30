import { type FormEvent, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthProvider, type AuthResult, useAuth } from '@/components/auth/auth-provider';
import { Toaster } from '@/components/notices/toaster';

/** Every state the provider went through on this page, newest last, as `loading:email`. */
declare global {
  interface Window {
    states: string[];
  }
}
window.states = [];

const Panel = () => {
  const { user, loading, signUp, signIn, signOut } = useAuth();
  const [error, setError] = useState('');
  const state = `${loading}:${user?.email ?? 'nobody'}`;
  useEffect(() => {
    window.states.push(state);
  }, [state]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const action = (event.nativeEvent as SubmitEvent).submitter?.textContent;
    const email = String(data.get('email'));
    const password = String(data.get('password'));
    const calls: Record<string, () => Promise<AuthResult>> = {
      'Sign up': () => signUp(email, password, { data: { role: 'operator' } }),
      'Sign in': () => signIn(email, password),
      'Sign out': signOut,
    };
    setError('…');
    const result = await calls[action ?? '']?.();
    setError(result?.error ? `error: ${result.error.message}` : 'none');
  };

  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <input name="email" aria-label="Email" />
      <input name="password" aria-label="Password" />
      <button>Sign up</button>
      <button>Sign in</button>
      <button>Sign out</button>
      <p data-testid="state">{state}</p>
      <p data-testid="role">{String(user?.user_metadata['role'])}</p>
      <p data-testid="error">{error}</p>
    </form>
  );
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <AuthProvider>
      <Panel />
      <Toaster />
    </AuthProvider>,
  );
}
