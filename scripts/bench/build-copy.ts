import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ExpectedError } from '../expected-error';

const run = promisify(execFile);

// The forms are built for a database that nobody calls: nothing is submitted while measuring.
const environment = {
  NEXT_PUBLIC_SUPABASE_URL: 'http://localhost:54321',
  NEXT_PUBLIC_SUPABASE_ANON_KEY: 'measured-without-a-database',
};

/** Builds a copy of the project, in its folder, as `npm run build` does. */
export const buildCopy = async (folder: string): Promise<void> => {
  await run(process.execPath, ['--import', 'tsx', join('scripts', 'build.ts')], {
    cwd: folder,
    env: { ...process.env, ...environment },
    maxBuffer: 2 ** 28,
  }).catch((error: { readonly stdout?: string; readonly stderr?: string }) => {
    console.error(error.stdout, error.stderr);
    throw new ExpectedError(`Building the copy in ${folder} failed; the reason is above.`);
  });
};
