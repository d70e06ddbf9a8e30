import path from 'node:path';
import { startBackend } from './backend/start-backend';
import { readPort } from './ports';
import { projectPaths } from './project-paths';
import type { OnStop } from './run-until-stopped';
import { readSettings, requireUrls } from './settings';

/**
 * Starts the embedded database on BACKEND_PORT with its data in .data, unless NEXT_PUBLIC_SUPABASE_URL names another. The files
 * of production are not read, so that nothing tried on this machine is stored there. Resolves with the variables to build the
 * site with, which win over those files, and lines to print: where the database and the registrations are.
 * Throws an ExpectedError when an address is malformed, or the port or the data is in use.
 */
export async function chooseDatabase(onStop: OnStop) {
  const settings = readSettings('development');
  requireUrls(settings);
  const hosted = settings.NEXT_PUBLIC_SUPABASE_URL;
  if (hosted)
    return {
      environment: {
        NEXT_PUBLIC_SUPABASE_URL: hosted,
        NEXT_PUBLIC_SUPABASE_ANON_KEY: settings.NEXT_PUBLIC_SUPABASE_ANON_KEY ?? '',
      },
      summary: [
        `Database       ${hosted} (from NEXT_PUBLIC_SUPABASE_URL)`,
        'Registrations  in the table editor of that project, or npm run leads with SUPABASE_SERVICE_ROLE_KEY',
      ],
    };
  const backend = await startBackend({
    dataDir: projectPaths.data,
    siteUrl: `http://localhost:${readPort('PORT')}`,
    port: readPort('BACKEND_PORT'),
    onLead: console.log,
  });
  onStop(backend.close);
  return {
    environment: { NEXT_PUBLIC_SUPABASE_URL: backend.url, NEXT_PUBLIC_SUPABASE_ANON_KEY: backend.anonKey },
    summary: [
      `Database       ${backend.url} (data in ${path.relative(process.cwd(), projectPaths.data)}, for development only)`,
      'Registrations  npm run leads',
    ],
  };
}
