import { findRunningService } from '../backend/data-folder';
import { ExpectedError } from '../expected-error';
import { projectPaths } from '../project-paths';
import type { Settings } from '../settings';

/** A database service, with the owner's key to it. */
export type Service = { readonly url: string; readonly serviceKey: string };

/**
 * The project of the build where SUPABASE_SERVICE_ROLE_KEY has its secret key, else the embedded database that is running. Throws
 * an ExpectedError where neither is there.
 */
export function findService(settings: Settings): Service {
  const { SUPABASE_SERVICE_ROLE_KEY: serviceKey } = settings;
  if (serviceKey) return { url: projectUrl(settings), serviceKey };
  const running = findRunningService(projectPaths.data);
  if (running) return running;
  throw new ExpectedError(
    'The database is not running. Start it with "npm start" or "npm run dev" in another terminal.',
  );
}

/** Throws an ExpectedError where the build has no project. */
export function projectUrl({ NEXT_PUBLIC_SUPABASE_URL: url }: Settings): string {
  if (url) return url.replace(/\/$/, '');
  throw new ExpectedError('Write NEXT_PUBLIC_SUPABASE_URL into .env.production.local first.');
}
