import type { Connection } from '@/lib/secret-client/rest-client.ts';
import { ExpectedError } from '../../shared/expected-error.ts';
import { projectFolders } from '../../shared/project-folders.ts';
import { findRunningBackend } from '../../shared/running-backend.ts';
import { requireValid, type Settings } from '../../shared/settings.ts';

/**
 * If SUPABASE_SERVICE_ROLE_KEY is set, returns the production database. Otherwise, returns the running embedded
 * database. Throws an ExpectedError if neither is available.
 */
export const findConnection = (settings: Settings): Connection => {
  const { SUPABASE_SERVICE_ROLE_KEY: secretKey } = settings;
  if (secretKey) return { url: databaseUrl(settings), secretKey };
  const running = findRunningBackend(projectFolders.data);
  if (running) return running;
  throw new ExpectedError(
    'The database is not running. Start it with "npm start" or "npm run dev" in another terminal.',
  );
};

/** Throws an ExpectedError if no URL is configured, or if a setting is invalid. */
export const databaseUrl = (settings: Settings): string => {
  requireValid(settings);
  const { NEXT_PUBLIC_SUPABASE_URL: url } = settings;
  if (url) return url.replace(/\/$/, '');
  throw new ExpectedError('Set NEXT_PUBLIC_SUPABASE_URL in .env.production.local first.');
};
