import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { company } from '@/content/company';
import { readSettings, type Settings } from '../check-launch/settings';
import { interactivePaths, islandNames } from './declared-pages';
import type { FileResult, FileTask } from './finish-file';
import { headersFile } from './headers-file';
import { filesBelow, pagesAmong } from './pages';
import { isCompressible } from './precompress';
import { payloadsAmong } from './payloads';

/** What was done, in numbers; why pages may not stand as they are, a line each; and what the owner should know. */
export type FinishedExport = {
  readonly pages: number;
  readonly still: number;
  readonly payloads: number;
  readonly compressed: number;
  readonly refusals: readonly string[];
  readonly warnings: readonly string[];
};

const unconnected = `Warning: built without NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY. Registrations cannot be sent: the form gives the phone number ${company.phone} in their place.`;

/** Starting a thread takes about as long as finishing so many files. */
const filesAThread = 20;

// As plain code: a loader of TypeScript in every thread would take longer than a small site takes to finish.
const threadCode = (project: string) =>
  buildSync({
    entryPoints: [join(project, 'scripts/after-build/finish-files.ts')],
    bundle: true,
    platform: 'node',
    write: false,
  }).outputFiles[0]?.text ?? '';

const finishShare = (code: string, tasks: readonly FileTask[]) =>
  new Promise<readonly FileResult[]>((resolve, reject) => {
    new Worker(code, { eval: true, workerData: tasks }).once('message', resolve).once('error', reject);
  });

const finishFiles = async (code: string, tasks: readonly FileTask[]): Promise<readonly FileResult[]> => {
  const threads = Math.min(availableParallelism(), Math.ceil(tasks.length / filesAThread));
  const shares = Array.from({ length: threads }, (_, thread) =>
    // Every other file, so that no thread gets a whole family of long pages.
    tasks.filter((_task, index) => index % threads === thread),
  );
  return (await Promise.all(shares.map((share) => finishShare(code, share)))).flat();
};

/**
 * Takes the project's folder and the environment; moves what the framework exported to `out` aside, and writes what is
 * published in its place. The texts are shared out over the processor's cores.
 */
export const finishExport = async (project: string, environment: Settings): Promise<FinishedExport> => {
  const out = join(project, 'out');
  // Overwriting and removing thousands of files takes some disks longer than finishing them. The next build clears `.next`.
  const exported = join(project, '.next', 'exported');
  rmSync(exported, { recursive: true, force: true });
  mkdirSync(dirname(exported), { recursive: true });
  renameSync(out, exported);

  // What `next build` read, files included: a policy that names another address blocks every registration.
  const { NEXT_PUBLIC_SUPABASE_URL: supabaseUrl, NEXT_PUBLIC_SUPABASE_ANON_KEY: anonKey } = readSettings(
    project,
    environment,
  );
  const connect = supabaseUrl ? new URL(supabaseUrl).origin : undefined;
  const interactive = new Set(interactivePaths(project));
  const islands = islandNames(project);
  const everything = filesBelow(exported);
  const payloads = payloadsAmong(everything);
  const files = everything.filter((file) => !payloads.has(file) && file !== '_not-found.html');
  const pages = pagesAmong(files);
  const taskOf = (file: string): FileTask => {
    const path = pages.get(file);
    return {
      exported,
      out,
      file,
      ...(path !== undefined && {
        page: { path, islands, interactive: interactive.has(path), connect },
      }),
    };
  };

  for (const folder of new Set(files.map((file) => dirname(join(out, file)))))
    mkdirSync(folder, { recursive: true });
  for (const file of files.filter((name) => !isCompressible(name)))
    renameSync(join(exported, file), join(out, file));
  writeFileSync(join(out, '_headers'), headersFile([...pages.values()]));
  const results = await finishFiles(threadCode(project), files.filter(isCompressible).map(taskOf));
  return {
    pages: pages.size,
    still: [...pages.values()].filter((path) => !interactive.has(path)).length,
    payloads: payloads.size,
    compressed: results.filter(({ compressed }) => compressed).length,
    refusals: results.flatMap(({ refusal }) => refusal ?? []),
    warnings: supabaseUrl && anonKey ? [] : [unconnected],
  };
};
