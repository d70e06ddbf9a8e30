'use client';

import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { notify } from '@/components/notices/notices.ts';
import { authText } from '@/content/interface-text.ts';
import {
  authClient,
  sessionKey,
  type Session,
  type SignUpWithPasswordCredentials,
  type User,
} from '@/lib/public-client/clients.ts';

export type AuthResult = { readonly error: Error | null };

type Auth = {
  readonly user: User | null;
  readonly session: Session | null;
  readonly loading: boolean;
  readonly signUp: (
    email: string,
    password: string,
    options?: SignUpWithPasswordCredentials['options'],
  ) => Promise<AuthResult>;
  readonly signIn: (email: string, password: string) => Promise<AuthResult>;
  readonly signOut: () => Promise<AuthResult>;
};

type State = Pick<Auth, 'session' | 'loading'>;
type Client = Awaited<ReturnType<typeof authClient>>['auth'];

const AuthContext = createContext<Auth | null>(null);

const loadingTimeoutMs = 8000;

/** True if this browser has a stored session. Sign-in links are ignored, because no page of the site uses them. */
const mayHaveSession = () => {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
};

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

const describe = (error: Error) => {
  const hasResponse = 'status' in error && typeof error.status === 'number' && error.status > 0;
  const message = error.message.trim();
  return hasResponse && message !== '' && message !== '{}' ? message : authText.unknown;
};

/** Calls the authentication service. If the call fails, shows a notice with this title. */
const attempt = async (title: string, call: () => Promise<AuthResult>): Promise<AuthResult> => {
  const { error } = await call().catch((reason: unknown) => ({ error: asError(reason) }));
  if (error) notify({ title, description: describe(error), variant: 'destructive' });
  return { error };
};

/**
 * Wraps each island. Loads the authentication client only when it is needed: if this browser has a stored session, or
 * when the visitor signs up, in or out.
 */
export const AuthProvider = ({ children }: { readonly children: ReactNode }) => {
  const [{ session, loading }, setState] = useState<State>({ session: null, loading: true });
  const [client, setClient] = useState<Client | null>(null);

  const load = useCallback(async () => {
    const { auth } = await authClient();
    setClient(auth);
    return auth;
  }, []);

  useEffect(() => {
    if (!client) return undefined;
    const follow = (current: Session | null) => setState({ session: current, loading: false });
    const { subscription } = client.onAuthStateChange((_event, changed) => follow(changed)).data;
    client.getSession().then(
      ({ data }) => follow(data.session),
      () => follow(null),
    );
    return () => subscription.unsubscribe();
  }, [client]);

  useEffect(() => {
    const endLoading = () => setState((state) => ({ ...state, loading: false }));
    const follow = () => void load().catch(endLoading);
    // Another tab has signed in. Once the client is loaded, it follows other tabs itself.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === sessionKey) follow();
    };

    const timer = setTimeout(endLoading, loadingTimeoutMs);
    if (mayHaveSession()) follow();
    else endLoading();
    addEventListener('storage', onStorage);
    return () => {
      clearTimeout(timer);
      removeEventListener('storage', onStorage);
    };
  }, [load]);

  const auth = useMemo<Auth>(
    () => ({
      user: session?.user ?? null,
      session,
      loading,
      signUp: (email, password, options) =>
        attempt(authText.failed.signUp, async () =>
          (await load()).signUp({ email, password, ...(options && { options }) }),
        ),
      signIn: (email, password) =>
        attempt(authText.failed.signIn, async () => (await load()).signInWithPassword({ email, password })),
      signOut: () => attempt(authText.failed.signOut, async () => (await load()).signOut()),
    }),
    [session, loading, load],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
};

export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider.');
  return auth;
};
