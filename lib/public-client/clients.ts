import type { SupabaseClient } from '@supabase/supabase-js';
import { databaseSettings } from './settings.ts';

export type { AuthError, Session, SignUpWithPasswordCredentials, User } from '@supabase/supabase-js';

export const sessionKey = 'operators-session';

const load = () => import('@supabase/supabase-js');

/** If the script fails to load, retries once; a later call tries again. */
const lazyClient = (
  auth: NonNullable<Parameters<typeof import('@supabase/supabase-js').createClient>[2]>['auth'],
) => {
  let client: Promise<SupabaseClient> | undefined;
  const create = async (): Promise<SupabaseClient> => {
    const settings = databaseSettings();
    if (!settings) throw new Error('This build has no database service.');
    const { createClient } = await load().catch(load);
    return createClient(settings.url, settings.publishableKey, { auth });
  };
  return (): Promise<SupabaseClient> => {
    client ??= create().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  };
};

/**
 * Ignores the visitor's session and uses only the publishable key, because the server rejects inserts with an expired
 * session. Rejects if supabase-js fails to load or no database is configured.
 */
export const publicClient = lazyClient({
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
});

/** Loads supabase-js once the browser is idle. Ignores failures, because submitting a form reports them. */
export const preparePublicClient = (): void => {
  const prepare = () => void publicClient().catch(() => {});
  // Safari doesn't support requestIdleCallback: https://bugs.webkit.org/show_bug.cgi?id=164193
  if ('requestIdleCallback' in window) requestIdleCallback(prepare, { timeout: 2000 });
  else setTimeout(prepare, 200);
};

/**
 * Ignores sessions in the URL: no page signs in that way, so an attacker must have created such a URL. Rejects in the
 * same cases as `publicClient`.
 */
export const authClient = lazyClient({ storageKey: sessionKey, detectSessionInUrl: false });
