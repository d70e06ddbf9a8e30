import { fork } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { company } from '@/content/company';
import { readSettings, type Settings } from '../check-launch/settings';
import { ExpectedError } from '../expected-error';
import { interactivePaths, islandNames } from './declared-pages';
import type { FileResult, FileTask } from './finish-file';
import { headersFile } from './headers-file';
import { builtPages, filesBelow } from './pages';
import { isCompressible } from './precompress';
import { removePayloads } from './remove-payloads';

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

/** Starting a process takes as long as finishing about so many files. */
const filesAProcess = 50;

const finishShare = (tasks: readonly FileTask[]) =>
  new Promise<readonly FileResult[]>((resolve, reject) => {
    // A thread would not do: the loader of TypeScript does not reach into it.
    const child = fork(join(import.meta.dirname, 'finish-files.ts'), { execArgv: ['--import', 'tsx'] });
    child.once('message', (results: readonly FileResult[]) => resolve(results));
    child.once('error', reject);
    child.once('exit', () => reject(new ExpectedError('Finishing the pages failed; the reason is above.')));
    child.send(tasks);
  });

const finishFiles = async (tasks: readonly FileTask[]): Promise<readonly FileResult[]> => {
  const processes = Math.min(availableParallelism(), Math.ceil(tasks.length / filesAProcess));
  const shares = Array.from({ length: processes }, (_, process) =>
    // Every other file, so that no process gets a whole family of long pages.
    tasks.filter((_task, index) => index % processes === process),
  );
  return (await Promise.all(shares.map(finishShare))).flat();
};

/**
 * Takes the project's folder and the environment; turns what the framework exported to `out` into what is published, in
 * its place. The files are shared out over the processor's cores.
 */
export const finishExport = async (project: string, environment: Settings): Promise<FinishedExport> => {
  const out = join(project, 'out');
  const payloads = removePayloads(out);
  rmSync(join(out, '_not-found.html'), { force: true });

  // What `next build` read, files included: a policy that names another address blocks every registration.
  const { NEXT_PUBLIC_SUPABASE_URL: supabaseUrl, NEXT_PUBLIC_SUPABASE_ANON_KEY: anonKey } = readSettings(
    project,
    environment,
  );
  const connect = supabaseUrl ? new URL(supabaseUrl).origin : undefined;
  const interactive = new Set(interactivePaths(project));
  const islands = islandNames(project);
  const pages = new Map(builtPages(out).map(({ file, path }) => [file, path]));
  const taskOf = (file: string): FileTask => {
    const path = pages.get(file);
    return path === undefined
      ? { file }
      : { file, page: { path, islands, interactive: interactive.has(path), connect } };
  };
  const texts = filesBelow(out).filter(isCompressible);
  const results = await finishFiles(texts.map((file) => taskOf(join(out, file))));
  writeFileSync(join(out, '_headers'), headersFile([...pages.values()]));
  return {
    pages: pages.size,
    still: [...pages.values()].filter((path) => !interactive.has(path)).length,
    payloads,
    compressed: results.filter(({ compressed }) => compressed).length,
    refusals: results.flatMap(({ refusal }) => refusal ?? []),
    warnings: supabaseUrl && anonKey ? [] : [unconnected],
  };
};
