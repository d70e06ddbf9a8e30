import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { company } from '@/content/company';
import { interactivePaths, islandNames } from './after-build/declared-pages';
import type { FileResult, FileTask } from './after-build/finish-file';
import { headersFile } from './after-build/headers-file';
import { builtPages, filesBelow } from './after-build/pages';
import { isCompressible } from './after-build/precompress';
import { removePayloads } from './after-build/remove-payloads';
import { readSettings } from './check-launch/settings';

const project = process.cwd();
const out = join(project, 'out');
// What `next build` read, files included: a policy that names another address blocks every registration.
const { NEXT_PUBLIC_SUPABASE_URL: supabaseUrl, NEXT_PUBLIC_SUPABASE_ANON_KEY: anonKey } = readSettings(
  project,
  process.env,
);
const connect = supabaseUrl ? new URL(supabaseUrl).origin : undefined;

// Starting a process takes as long as finishing about so many files.
const filesAProcess = 50;

const finish = async () => {
  const payloads = removePayloads(out);
  rmSync(join(out, '_not-found.html'), { force: true });

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
  const processes = Math.min(availableParallelism(), Math.ceil(texts.length / filesAProcess));
  // Threads would not do: the loader of TypeScript does not reach into them.
  const pool = new Tinypool({
    filename: new URL('./after-build/finish-file.ts', import.meta.url).href,
    runtime: 'child_process',
    minThreads: processes,
    maxThreads: processes,
  });
  const results = await Promise.all(
    texts.map((file): Promise<FileResult> => pool.run(taskOf(join(out, file)))),
  );
  await pool.destroy();
  const refusals = results.flatMap(({ refusal }) => refusal ?? []);
  if (refusals.length > 0) {
    console.error(refusals.join('\n'));
    process.exitCode = 1;
    return;
  }
  writeFileSync(join(out, '_headers'), headersFile([...pages.values()]));
  console.log(
    `${pages.size} pages finished: ${pages.size - interactive.size} without scripts, ${payloads} payload files removed, ${results.filter(({ compressed }) => compressed).length} files compressed.`,
  );
  if (!supabaseUrl || !anonKey) {
    console.warn(
      `Warning: built without NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY. Registrations cannot be sent: the form gives the phone number ${company.phone} in their place.`,
    );
  }
};

await finish();
