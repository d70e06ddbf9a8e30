import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthProvider, useAuth } from '@/components/auth/auth-provider.tsx';

declare global {
  interface Window {
    auth: ReturnType<typeof useAuth>;
    /** Oldest first, as `loading:email`. */
    states: string[];
  }
}
window.states = [];

const Panel = () => {
  const auth = useAuth();
  const state = `${auth.loading}:${auth.user?.email ?? 'nobody'}`;
  useEffect(() => {
    window.auth = auth;
  });
  useEffect(() => {
    window.states.push(state);
  }, [state]);
  return null;
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <AuthProvider>
      <Panel />
    </AuthProvider>,
  );
}
