import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { familyPaths } from '@/content/paths.ts';
import { precompress } from '../shared/built-site/precompress.ts';
import { ExpectedError } from '../shared/expected-error.ts';
import { projectFolders } from '../shared/project-folders.ts';
import { flag, readArguments, valueOption } from '../shared/read-arguments.ts';
import { measureMainThread, writeFloors } from './bench/main-thread.ts';
import { mediansTable, type Measurement } from './bench/medians-table.ts';
import { ratePage } from './bench/rate-page.ts';
import { timeTowns } from './bench/time-towns.ts';
import { typeIntoForm } from './bench/type-into-form.ts';
import { startSite } from './serve/start-site.ts';
import { examplePages } from './shared/example-pages.ts';

const { values, positionals } = readArguments({
  name: 'bench',
  description:
    'Measures page sizes and Lighthouse scores of out/ or another folder, and the longest interaction while a form hydrates. With towns, measures how long builds of many more towns take.',
  argumentLines: ['[<folder>]', 'towns [<number>…]'],
  maxArguments: Infinity,
  options: {
    runs: valueOption('<number>', 'measures each page this often (default: 3)'),
    write: flag('updates docs/performance.md'),
  },
});
if (positionals[0] === 'towns') {
  const counts = positionals.slice(1).map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0))
    throw new ExpectedError(
      'After "towns", give whole numbers of towns: npm run bench -- towns 100 300 1000',
    );
  await timeTowns(projectFolders.root, counts.length > 0 ? counts : [100, 300, 1000]);
  process.exit();
}
const [folder = projectFolders.site] = positionals;
const runs = Number(values.runs ?? 3);
if (!Number.isInteger(runs) || runs < 1)
  throw new ExpectedError('--runs must be a whole number of at least 1.');
if (!existsSync(folder)) throw new ExpectedError(`There is no folder ${folder}. Run npm run build first.`);

type Paths = Readonly<Record<string, string>>;
type Measure = (url: string) => Promise<Measurement>;

const { contact, registration } = examplePages;
const measurements: readonly (readonly [Paths, Measure])[] = [
  // Request the error page by its file name, because Lighthouse doesn't rate responses with status 404.
  [{ ...examplePages, '404': '/404' }, ratePage],
  [{ contact, registration }, typeIntoForm],
];

const mainThreadPages = { ...examplePages, hire: '/hire-operators', towns: familyPaths.towns };

const measureAll = async (siteUrl: string, paths: Paths, measure: Measure) => {
  const pages = new Map<string, readonly Measurement[]>();
  for (const [kind, path] of Object.entries(paths)) {
    console.error(`Measuring ${path} ${runs} times …`);
    const results: Measurement[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(siteUrl + path));
    pages.set(kind, results);
  }
  return mediansTable(pages);
};

const write = async (results: string) => {
  const file = join(projectFolders.root, 'docs', 'performance.md');
  const mark = '<!-- The rest is written by npm run bench -- --write -->';
  const [text] = readFileSync(file, 'utf8').split(mark);
  writeFileSync(
    file,
    await format(`${text}${mark}\n\n${results}`, { ...(await resolveConfig(file)), parser: 'markdown' }),
  );
};

const copy = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
// Exit normally, because the exit handler deletes the temporary copy.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
cpSync(folder, copy, { recursive: true });
writeFloors(copy, Object.values(mainThreadPages));
precompress(copy);
// Add latency. Without it, the font and images arrive before the first frame, so Lighthouse counts them as
// render-blocking.
const site = await startSite({ root: copy, port: 0, latencyMs: 40 });
try {
  const tables: string[] = [];
  for (const [paths, measure] of measurements) tables.push(await measureAll(site.url, paths, measure));
  console.error('Measuring main-thread times …');
  tables.push(mediansTable(await measureMainThread(site.url, mainThreadPages)));
  const results = [
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node}, median of ${runs}.`,
    ...tables,
  ].join('\n\n');
  console.log(results);
  if (values.write) await write(results);
} finally {
  await site.close();
}
