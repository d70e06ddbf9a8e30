import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { exportPair } from './bench/export-pair';
import { firstTapTable } from './bench/first-tap';
import { type Compared, pagesTable } from './bench/pages-table';
import { type Rating, ratePage } from './bench/rate-page';
import { ExpectedError } from './expected-error';
import { pageKinds } from './page-kinds';
import { projectPaths } from './project-paths';
import { startSite } from './site/start-site';

// `npm run bench`: bytes, requests, Lighthouse and the first tap on a form, beside what Next.js alone exports. Needs a built site.
// Options: --runs 3 for the ratings of each page, --write for docs/performance.md.
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } },
});

/** Puts a table into its place in docs/performance.md. */
const write = async (name: string, table: string) => {
  const file = join(projectPaths.root, 'docs', 'performance.md');
  const text = readFileSync(file, 'utf8');
  const opening = `<!-- ${name}: written by npm run bench -->`;
  const start = text.indexOf(opening) + opening.length;
  const end = text.indexOf('<!-- end -->', start);
  if (start < opening.length || end < 0) throw new Error(`docs/performance.md has no place for ${name}.`);
  const written = `${text.slice(0, start)}\n\n${table}\n\n${text.slice(end)}`;
  writeFileSync(file, await format(written, { ...(await resolveConfig(file)), parser: 'markdown' }));
};

type Pair = { readonly ours: string; readonly alone: string };

const rateAll = async (addresses: Pair, runs: number) => {
  const pages: Compared[] = [];
  // Lighthouse refuses to rate an answer of 404, so the 404 page is asked for by its file.
  for (const [kind, path] of Object.entries({ ...pageKinds, '404': '/404' })) {
    const page = { kind, ours: [] as Rating[], alone: [] as Rating[] };
    // Alternately, so that a busy moment of the machine affects both.
    for (let run = 0; run < runs; run += 1)
      for (const site of ['ours', 'alone'] as const) page[site].push(await ratePage(addresses[site] + path));
    pages.push(page);
  }
  return pages;
};

const ratePair = async (pair: Pair, runs: number) => {
  const ours = await startSite({ root: pair.ours, port: 0 });
  const alone = await startSite({ root: pair.alone, port: 0 });
  try {
    return await rateAll({ ours: ours.url, alone: alone.url }, runs);
  } finally {
    await Promise.all([ours.close(), alone.close()]);
  }
};

const bench = async () => {
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new ExpectedError('--runs takes a whole number from 1.');
  const { remove, ...pair } = exportPair();
  try {
    const machine = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node}, median of ${runs}.`;
    const tables = {
      'first tap': await firstTapTable(pair, runs),
      pages: pagesTable(await ratePair(pair, runs)),
    };
    for (const [name, table] of Object.entries(tables)) {
      const content = `${machine}\n\n${table}`;
      console.log(`${content}\n`);
      if (values.write) await write(name, content);
    }
  } finally {
    remove();
  }
};

// Exits in the usual way, so that the temporary copy is removed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await bench();
