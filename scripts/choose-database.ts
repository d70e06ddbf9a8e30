import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describeLead } from './backend/leads';
import { startBackend } from './backend/start-backend';
import { readPort } from './ports';
import { projectPaths } from './project-paths';
import type { Own } from './run-until-stopped';

/** The database a command works with: the variables the site is built with, and lines that tell a person where it is. */
export type Database = {
  readonly environment: Record<string, string>;
  readonly summary: readonly string[];
};

/**
 * Starts the embedded database on BACKEND_PORT with its data in .data, unless NEXT_PUBLIC_SUPABASE_URL names another in the
 * environment or in .env.local. Throws an ExpectedError when the port or the data is in use.
 */
export async function chooseDatabase(own: Own): Promise<Database> {
  const hosted = process.env.NEXT_PUBLIC_SUPABASE_URL ?? readLocalSettings().NEXT_PUBLIC_SUPABASE_URL;
  if (hosted) {
    return {
      environment: {},
      summary: [
        `Database       ${hosted} (from NEXT_PUBLIC_SUPABASE_URL)`,
        'Registrations  in the table editor of that project, or npm run registrations with SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY',
      ],
    };
  }
  const backend = await startBackend({
    dataDir: projectPaths.data,
    port: readPort('BACKEND_PORT'),
    onLead: (lead) => console.log(describeLead(lead)),
  });
  own(backend.close);
  return {
    environment: { NEXT_PUBLIC_SUPABASE_URL: backend.url, NEXT_PUBLIC_SUPABASE_ANON_KEY: backend.anonKey },
    summary: [
      `Database       ${backend.url} (data in ${path.relative(process.cwd(), projectPaths.data)}, for development only)`,
      'Registrations  npm run registrations',
    ],
  };
}

function readLocalSettings(): ReturnType<typeof parseEnv> {
  const file = path.join(projectPaths.root, '.env.local');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
