import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ExpectedError } from '../expected-error';

/** How long a build took, in seconds: the framework's part, and the steps of this project after it. */
export type BuildTimes = { readonly framework: number; readonly after: number };

const run = promisify(execFile);

// The forms are built for a database that nobody calls: nothing is submitted while measuring.
const environment = {
  NEXT_PUBLIC_SUPABASE_URL: 'http://localhost:54321',
  NEXT_PUBLIC_SUPABASE_ANON_KEY: 'measured-without-a-database',
};

const timed = async (folder: string, args: readonly string[]): Promise<number> => {
  const start = performance.now();
  await run(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    maxBuffer: 2 ** 28,
  }).catch((error: { readonly stdout?: string; readonly stderr?: string }) => {
    console.error(error.stdout, error.stderr);
    throw new ExpectedError(`Building the copy in ${folder} failed; the reason is above.`);
  });
  return (performance.now() - start) / 1000;
};

/**
 * Takes the folder of a copy; builds it from nothing into its `out`. With `keepRaw`, what the framework exported is kept
 * there before the steps after it run. Returns the times.
 */
export const buildCopy = async (folder: string, keepRaw?: string): Promise<BuildTimes> => {
  for (const built of ['.next', 'out']) rmSync(join(folder, built), { recursive: true, force: true });
  const framework = await timed(folder, [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build']);
  if (keepRaw) cpSync(join(folder, 'out'), keepRaw, { recursive: true });
  const after = await timed(folder, ['--import', 'tsx', join('scripts', 'after-build.ts')]);
  return { framework, after };
};
