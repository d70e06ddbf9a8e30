import { findRunningBackend } from '../backend/running-backend';
import { ExpectedError } from '../expected-error';
import { projectPaths } from '../project-paths';
import type { Settings } from '../settings';

export type Source = { readonly url: string; readonly serviceKey: string };

/**
 * The hosted project that SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY name, or without them the embedded database that is
 * running. Throws an ExpectedError when only one of them is set or nothing is running.
 */
export function findSource(settings: Settings): Source {
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = settings;
  if (url && serviceKey) return { url, serviceKey };
  if (url || serviceKey) {
    throw new ExpectedError(
      'Set both SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY to read a hosted project, or neither.',
    );
  }
  return findRunningBackend(projectPaths.data);
}
