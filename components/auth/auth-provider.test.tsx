import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { notify } from '@/components/notices/notices.ts';
import { authText } from '@/content/interface-text.ts';
import { authClient, sessionKey, type Session } from '@/lib/public-client/clients.ts';
import { AuthProvider, useAuth } from './auth-provider.tsx';

jest.mock('@/lib/public-client/clients.ts', () => ({ sessionKey: 'stored-session', authClient: jest.fn() }));
jest.mock('@/components/notices/notices.ts', () => ({ notify: jest.fn() }));

const sessionOf = (email: string) => ({ user: { email } }) as Session;

/** A stand-in for the auth client. Its calls succeed until a test replaces them. */
const makeClient = (storedSession: Session | null) => {
  const listeners = new Set<(event: string, session: Session | null) => void>();
  const unsubscribe = jest.fn();
  const auth = {
    getSession: jest.fn(() => Promise.resolve({ data: { session: storedSession } })),
    onAuthStateChange: jest.fn((listener: (event: string, session: Session | null) => void) => {
      listeners.add(listener);
      return { data: { subscription: { unsubscribe } } };
    }),
    signUp: jest.fn(() => Promise.resolve<{ error: Error | null }>({ error: null })),
    signInWithPassword: jest.fn(() => Promise.resolve<{ error: Error | null }>({ error: null })),
    signOut: jest.fn(() => Promise.resolve<{ error: Error | null }>({ error: null })),
  };
  const change = (event: string, session: Session | null) =>
    act(() => {
      for (const listener of listeners) listener(event, session);
    });
  jest.mocked(authClient).mockResolvedValue({ auth } as unknown as Awaited<ReturnType<typeof authClient>>);
  return { auth, unsubscribe, change };
};

let provided: ReturnType<typeof useAuth>;
const states: string[] = [];

const Reader = () => {
  const auth = useAuth();
  const state = `${auth.loading ? 'loading' : 'ready'}: ${auth.user?.email ?? 'nobody'}`;
  useEffect(() => {
    provided = auth;
  });
  useEffect(() => {
    states.push(state);
  }, [state]);
  return <p>{state}</p>;
};

const open = () =>
  render(
    <AuthProvider>
      <Reader />
    </AuthProvider>,
  );

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  states.length = 0;
});
afterEach(() => jest.useRealTimers());

test('loads nothing if no session is stored', () => {
  makeClient(null);
  open();
  expect(states).toEqual(['loading: nobody', 'ready: nobody']);
  expect(authClient).not.toHaveBeenCalled();
});

test('reads a stored session once, and follows its changes until it is unmounted', async () => {
  localStorage.setItem(sessionKey, '{}');
  const { auth, unsubscribe, change } = makeClient(sessionOf('ada@example.com'));
  const { unmount } = open();
  await screen.findByText('ready: ada@example.com');
  expect(states).toEqual(['loading: nobody', 'ready: ada@example.com']);
  expect(provided.session).toEqual(sessionOf('ada@example.com'));
  change('SIGNED_OUT', null);
  change('SIGNED_IN', sessionOf('grace@example.com'));
  expect(states.slice(2)).toEqual(['ready: nobody', 'ready: grace@example.com']);
  expect(auth.getSession).toHaveBeenCalledTimes(1);
  expect(auth.onAuthStateChange).toHaveBeenCalledTimes(1);
  expect(unsubscribe).not.toHaveBeenCalled();
  unmount();
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
});

test('reads the session when another tab signs in', async () => {
  const { auth } = makeClient(sessionOf('ada@example.com'));
  open();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'another-key' })));
  expect(authClient).not.toHaveBeenCalled();
  for (const _ of [1, 2]) act(() => void dispatchEvent(new StorageEvent('storage', { key: sessionKey })));
  await screen.findByText('ready: ada@example.com');
  expect(auth.getSession).toHaveBeenCalledTimes(1);
});

test('ends loading if the session cannot be read', async () => {
  localStorage.setItem(sessionKey, '{}');
  makeClient(null).auth.getSession.mockRejectedValue(new Error('The script was blocked.'));
  open();
  expect(await screen.findByText('ready: nobody')).toBeTruthy();
  expect(authClient).toHaveBeenCalledTimes(1);
});

test('ends loading after eight seconds if the server does not respond', async () => {
  jest.useFakeTimers();
  localStorage.setItem(sessionKey, '{}');
  makeClient(null).auth.getSession.mockReturnValue(new Promise(() => {}));
  open();
  await act(() => jest.advanceTimersByTimeAsync(7999));
  expect(provided.loading).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(provided.loading).toBe(false);
});

const calls = {
  signUp: {
    method: 'signUp',
    call: () => provided.signUp('ada@example.com', 'secret', { data: { a: 1 } }),
  },
  signIn: { method: 'signInWithPassword', call: () => provided.signIn('ada@example.com', 'secret') },
  signOut: { method: 'signOut', call: () => provided.signOut() },
} as const;

const credentials = { email: 'ada@example.com', password: 'secret' };

test('passes on the credentials and the options, and shows no notice after a success', async () => {
  const { auth } = makeClient(null);
  open();
  for (const { call } of Object.values(calls)) expect(await act(call)).toEqual({ error: null });
  expect(auth.signUp).toHaveBeenCalledWith({ ...credentials, options: { data: { a: 1 } } });
  expect(auth.signInWithPassword).toHaveBeenCalledWith(credentials);
  expect(auth.signOut).toHaveBeenCalledTimes(1);
  expect(auth.onAuthStateChange).toHaveBeenCalledTimes(1);
  expect(notify).not.toHaveBeenCalled();
});

describe.each(['signUp', 'signIn', 'signOut'] as const)('%s', (name) => {
  const { method, call } = calls[name];
  const fail = async (error: Error) => {
    makeClient(null).auth[method].mockResolvedValue({ error });
    open();
    expect(await act(call)).toEqual({ error });
  };
  const title = authText.failed[name];
  const expectNotice = (description: string) =>
    expect(notify).toHaveBeenCalledWith({ title, description, variant: 'destructive' });

  test("returns the server's error and shows its message", async () => {
    await fail(Object.assign(new Error('Rejected by the server'), { status: 400 }));
    expectNotice('Rejected by the server');
  });

  test.each(['', ' ', '{}'])('shows a general message if the server sends "%s"', async (message) => {
    await fail(Object.assign(new Error(message), { status: 500 }));
    expectNotice(authText.unknown);
  });

  test('returns an error and shows a general message if the client cannot be loaded', async () => {
    const error = new Error('The script was blocked.');
    jest.mocked(authClient).mockRejectedValue(error);
    open();
    expect(await act(call)).toEqual({ error });
    expectNotice(authText.unknown);
  });
});

test('useAuth throws outside of a provider', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Reader />)).toThrow('AuthProvider');
  consoleError.mockRestore();
});
