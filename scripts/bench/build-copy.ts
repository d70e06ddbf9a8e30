import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ExpectedError } from '../expected-error';

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

/** Takes the folder of a copy; has the framework build it from nothing into its `out`. Returns how long that took, in seconds. */
export const exportCopy = (folder: string): Promise<number> => {
  for (const built of ['.next', 'out']) rmSync(join(folder, built), { recursive: true, force: true });
  return timed(folder, [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build']);
};

/** Takes the folder of a copy that the framework has exported; runs this project's steps over it. Returns the seconds. */
export const finishCopy = (folder: string): Promise<number> =>
  timed(folder, [join('scripts', 'after-build.mjs')]);

const drawing = `const { writeShareImages } = await import('./scripts/share-images/write-share-images.ts');
await writeShareImages({ project: '.', out: 'out', cache: '.data/share-images' });`;

/** Takes the folder of a copy; draws every share image anew, to be kept for its builds. Returns the seconds. */
export const drawForCopy = (folder: string): Promise<number> => {
  rmSync(join(folder, '.data'), { recursive: true, force: true });
  return timed(folder, ['--import', 'tsx', '--input-type=module', '--eval', drawing]);
};
