import { startBackend } from './start-backend';
import { readPort, requireFreePort } from '../helpers/ports';
import { projectPaths } from '../helpers/project-paths';
import type { OnStop } from '../helpers/run-until-stopped';

/**
 * Starts the embedded database on BACKEND_PORT (default 54321) with its data in `.data`. Returns build settings that
 * override the `.env` files, so that a local site never uses the production database. Throws an ExpectedError if the
 * port or the data folder is in use.
 */
export async function startLocalDatabase(onStop: OnStop) {
  const { url, anonKey, close } = await startBackend({
    dataDir: projectPaths.data,
    siteUrl: `http://localhost:${readPort('PORT')}`,
    port: await requireFreePort('BACKEND_PORT'),
    onLead: (form) => console.log(`A form was sent: npm run leads -- ${form}`),
  });
  onStop(close);
  return {
    environment: {
      NEXT_PUBLIC_SUPABASE_URL: url,
      NEXT_PUBLIC_SUPABASE_ANON_KEY: anonKey,
      NEXT_PUBLIC_ENQUIRIES: 'store',
    },
    summary: [
      `Database       ${url} (data in .data, for development only)`,
      'What came in   npm run leads',
      'Press Ctrl-C to stop.',
    ].join('\n'),
  };
}
