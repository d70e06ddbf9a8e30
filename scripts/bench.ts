import './telemetry-off';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { measurePages } from './bench/measure-pages';
import { type PageKind, pageKinds } from './bench/page-kinds';
import { pagesTable } from './bench/pages-table';
import { replacePages } from './bench/performance-page';
import { ExpectedError, reportFailure } from './expected-error';
import { projectPaths } from './project-paths';

// `npm run bench`: what a page weighs and how fast it is beside the framework's own export.
// Options: --kind home (again for more), --runs 3, --write for docs/performance.md.
const { values } = parseArgs({
  options: {
    kind: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
});

const isKind = (name: string): name is PageKind => name in pageKinds;

const readOptions = () => {
  const { kind: kinds = Object.keys(pageKinds) } = values;
  const unknown = kinds.find((kind) => !isKind(kind));
  if (unknown !== undefined)
    throw new ExpectedError(`--kind is "${unknown}"; it takes ${Object.keys(pageKinds).join(', ')}.`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new ExpectedError('--runs takes a whole number from 1.');
  return { kinds: kinds.filter(isKind), runs };
};

const machine = (browser: string) =>
  [
    new Date().toISOString().slice(0, 10),
    `${availableParallelism()} cores`,
    `Node ${process.versions.node}`,
    `Chromium ${browser}`,
  ].join(', ');

const show = async (content: string) => {
  console.log(`\n${content}`);
  if (!values.write) return;
  const file = join(projectPaths.root, 'docs', 'performance.md');
  const text = replacePages(readFileSync(file, 'utf8'), content);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
};

const bench = async () => {
  const { kinds, runs } = readOptions();
  const { pages, browser } = await measurePages(kinds, runs);
  await show(`${machine(browser)}, median of ${runs}.\n\n${pagesTable(pages)}`);
};

// Ends by the usual way, so that the temporary copy is removed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
bench().catch(reportFailure);
