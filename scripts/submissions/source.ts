import { findRunningService } from '../backend/data-folder';
import { ExpectedError } from '../expected-error';
import { projectPaths } from '../project-paths';
import type { Settings } from '../settings';

export type Source = { readonly url: string; readonly serviceKey: string };

/**
 * The hosted project that SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY name, or without them the embedded database that is
 * running. Throws an ExpectedError when only one of them is set or nothing is running.
 */
export function findSource({ SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: serviceKey }: Settings): Source {
  if (url && serviceKey) return { url, serviceKey };
  if (url || serviceKey)
    throw new ExpectedError(
      'Set both SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY to read a hosted project, or neither.',
    );
  const running = findRunningService(projectPaths.data);
  if (running) return running;
  throw new ExpectedError(
    'The database is not running. Start it with "npm start" or "npm run dev" in another terminal.',
  );
}
