import './telemetry-off';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { growthTable } from './bench/growth-table';
import { measureGrowth } from './bench/measure-growth';
import { measurePages } from './bench/measure-pages';
import { type PageKind, pageKinds } from './bench/page-kinds';
import { pagesTable } from './bench/pages-table';
import { type Part, replacePart } from './bench/performance-page';
import { ExpectedError, reportFailure } from './expected-error';
import { projectPaths } from './project-paths';

// `npm run bench`: what a page weighs and how fast it is beside the framework's own export, and what a larger site costs.
// Options: --only pages|growth, --kind home (again for more), --sizes 66,660, --runs 3, --write for docs/performance.md.
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kind: { type: 'string', multiple: true },
    sizes: { type: 'string', default: '66,660,6600' },
    runs: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
});

const isKind = (name: string): name is PageKind => name in pageKinds;

const readOptions = () => {
  const { only, kind: kinds = Object.keys(pageKinds) } = values;
  if (only !== undefined && only !== 'pages' && only !== 'growth')
    throw new ExpectedError(`--only is "${only}"; it takes pages or growth.`);
  const unknown = kinds.find((kind) => !isKind(kind));
  if (unknown !== undefined)
    throw new ExpectedError(`--kind is "${unknown}"; it takes ${Object.keys(pageKinds).join(', ')}.`);
  const sizes = values.sizes.split(',').map(Number);
  const runs = Number(values.runs);
  if (![runs, ...sizes].every((number) => Number.isInteger(number) && number > 0))
    throw new ExpectedError('--runs and --sizes take whole numbers from 1.');
  return { only, kinds: kinds.filter(isKind), sizes, runs };
};

const machine = (browser?: string) =>
  [
    new Date().toISOString().slice(0, 10),
    `${availableParallelism()} cores`,
    `Node ${process.versions.node}`,
    ...(browser ? [`Chromium ${browser}`] : []),
  ].join(', ');

const show = async (part: Part, content: string) => {
  console.log(`\n${content}`);
  if (!values.write) return;
  const file = join(projectPaths.root, 'docs', 'performance.md');
  const text = replacePart(readFileSync(file, 'utf8'), part, content);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
};

const bench = async () => {
  const { only, kinds, sizes, runs } = readOptions();
  if (only !== 'growth') {
    const { pages, browser } = await measurePages(kinds, runs);
    await show('pages', `${machine(browser)}, median of ${runs}.\n\n${pagesTable(pages)}`);
  }
  if (only !== 'pages') await show('growth', `${machine()}.\n\n${growthTable(await measureGrowth(sizes))}`);
};

// Ends by the usual way, so that the temporary copy is removed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
bench().catch(reportFailure);
