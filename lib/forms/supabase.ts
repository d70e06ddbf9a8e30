import type { SupabaseClient } from '@supabase/supabase-js';
import { databaseSettings } from './settings';

export type { AuthError, Session, SignUpWithPasswordCredentials, User } from '@supabase/supabase-js';

type DatabaseClient = SupabaseClient;

/** Where the browser keeps the session. */
export const sessionKey = 'operators-session';

const load = () => import('@supabase/supabase-js');

/** Makes the client once, and again after a failure. A script that fails is loaded a second time before that. */
const lazyClient = (
  auth: NonNullable<Parameters<typeof import('@supabase/supabase-js').createClient>[2]>['auth'],
) => {
  let client: Promise<DatabaseClient> | undefined;
  const create = async (): Promise<DatabaseClient> => {
    const settings = databaseSettings();
    if (!settings) throw new Error('This build was given no database service.');
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
 * The client that sends the forms. It carries only the public key, because the service refuses
 * an insert that comes with a stale session. Rejects when the library cannot be loaded or no service is configured.
 */
export const publicClient = lazyClient({
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
});

/** Begins to load that client, so that it is there when a form is sent. A failure shows then. */
export const preparePublicClient = (): void => void publicClient().catch(() => {});

/**
 * The client that signs visitors in and keeps their session. It takes no session from an address, which somebody else
 * could have made: no page signs in by a link. Rejects like `publicClient`.
 */
export const authClient = lazyClient({ storageKey: sessionKey, detectSessionInUrl: false });
