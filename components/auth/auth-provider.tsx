'use client';

import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
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
type Subscription = {
  readonly auth: Awaited<ReturnType<typeof authClient>>['auth'];
  readonly unsubscribe: () => void;
};

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
  const subscription = useRef<Promise<Subscription> | null>(null);

  /** Loads the client and subscribes to its session changes. Later calls return the same promise. */
  const subscribe = useCallback(() => {
    const start = async () => {
      const { auth } = await authClient();
      const { data } = auth.onAuthStateChange((_event, newSession) =>
        setState({ session: newSession, loading: false }),
      );
      return { auth, unsubscribe: () => data.subscription.unsubscribe() };
    };
    subscription.current ??= start().catch((error: unknown) => {
      subscription.current = null;
      throw error;
    });
    return subscription.current;
  }, []);

  useEffect(() => {
    const endLoading = () => setState((state) => ({ ...state, loading: false }));
    const read = async () => {
      try {
        const { auth } = await subscribe();
        const { data } = await auth.getSession();
        setState({ session: data.session, loading: false });
      } catch {
        endLoading();
      }
    };
    // Another tab has signed in. Once the client is loaded, it follows other tabs itself.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === sessionKey && !subscription.current) void read();
    };

    const timer = setTimeout(endLoading, loadingTimeoutMs);
    if (mayHaveSession()) void read();
    else endLoading();
    addEventListener('storage', onStorage);
    return () => {
      clearTimeout(timer);
      removeEventListener('storage', onStorage);
      subscription.current?.then(
        ({ unsubscribe }) => unsubscribe(),
        () => {},
      );
      subscription.current = null;
    };
  }, [subscribe]);

  const auth = useMemo<Auth>(
    () => ({
      user: session?.user ?? null,
      session,
      loading,
      signUp: (email, password, options) =>
        attempt(authText.failed.signUp, async () =>
          (await subscribe()).auth.signUp({ email, password, ...(options && { options }) }),
        ),
      signIn: (email, password) =>
        attempt(authText.failed.signIn, async () =>
          (await subscribe()).auth.signInWithPassword({ email, password }),
        ),
      signOut: () => attempt(authText.failed.signOut, async () => (await subscribe()).auth.signOut()),
    }),
    [session, loading, subscribe],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
};

export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider.');
  return auth;
};
