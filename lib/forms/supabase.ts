import type { SupabaseClient } from '@supabase/supabase-js';
import { databaseSettings } from './settings';

export type { AuthError, Session, SignUpWithPasswordCredentials, User } from '@supabase/supabase-js';

type DatabaseClient = SupabaseClient;

/** The localStorage key of the session. */
export const sessionKey = 'operators-session';

const load = () => import('@supabase/supabase-js');

/**
 * Returns a function that creates the client once. Retries once if the script fails to load. A later call starts again after a
 * failure.
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
 * Returns the client that sends the forms. It uses only the public key, because the service rejects an insert with an expired
 * session. Rejects if supabase-js can't be loaded or no service is configured.
 */
export const publicClient = lazyClient({
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
});

/** Preloads the client that sends the forms. A failure is only reported when a form is sent. */
export const preparePublicClient = (): void => void publicClient().catch(() => {});

/**
 * Returns the client that signs visitors in and stores their session. It ignores a session in the URL, because an attacker
 * could have crafted the link and no page signs in that way. Rejects like `publicClient`.
 */
export const authClient = lazyClient({ storageKey: sessionKey, detectSessionInUrl: false });
