import type { SupabaseClient } from '@supabase/supabase-js';
import { databaseSettings } from './settings';

export type { AuthError, Session, SignUpWithPasswordCredentials, User } from '@supabase/supabase-js';

type DatabaseClient = SupabaseClient;

/** The localStorage key under which the client stores the visitor's session. */
export const sessionKey = 'operators-session';

const load = () => import('@supabase/supabase-js');

/**
 * Returns a function that creates the client on the first call and then reuses it. If the script fails to load, it
 * retries once; a later call tries again.
 */
const lazyClient = (
  auth: NonNullable<Parameters<typeof import('@supabase/supabase-js').createClient>[2]>['auth'],
) => {
  let client: Promise<DatabaseClient> | undefined;
  const create = async (): Promise<DatabaseClient> => {
    const settings = databaseSettings();
    if (!settings) throw new Error('This build has no database service.');
    const { createClient } = await load().catch(load);
    return createClient(settings.url, settings.anonKey, { auth });
  };
  return (): Promise<DatabaseClient> => {
    client ??= create().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  };
};

/**
 * Returns the client that submits forms. It ignores the visitor's session and uses only the public key, because the
 * server rejects inserts with an expired session. Rejects if supabase-js fails to load or no database is configured.
 */
export const publicClient = lazyClient({
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
});

/** Starts to load the client that submits forms. Ignores failures, because submitting a form reports them. */
export const preparePublicClient = (): void => void publicClient().catch(() => {});

/**
 * Returns the client for signing in. It stores the session in the browser. It ignores sessions in the URL: no page
 * signs in that way, so an attacker must have created such a URL. Rejects in the same cases as `publicClient`.
 */
export const authClient = lazyClient({ storageKey: sessionKey, detectSessionInUrl: false });
