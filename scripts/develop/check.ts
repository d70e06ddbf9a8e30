import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ExpectedError } from '../shared/expected-error.ts';
import { projectFolders } from '../shared/project-folders.ts';
import { flag, readArguments } from '../shared/read-arguments.ts';
import { requireBrowser } from './browser/find-browser.ts';
import { rememberPages } from './check/changed-pages.ts';
import { addCounts, formatCounts, readCounts, type TestCounts } from './check/counts.ts';
import { runChild, type Child } from './serve/run-child.ts';
import { nodePackage } from './shared/fetched-tools.ts';
import { testedSite } from './shared/tested-site.ts';

const { full, quick } = readArguments({
  name: 'check',
  description: 'Runs every check that a change has to pass.',
  argumentLines: ['', '--quick'],
  options: {
    quick: flag('takes about a minute: types, lint, spelling, a build, its files and the changed pages'),
    full: flag('adds the slow tests, like npm run check:full'),
  },
}).values;
if (full && quick) throw new ExpectedError('Use --quick or --full, not both.');
// Builds don't check types again, because the first step does.
process.env.SITE_TYPES_CHECKED = '1';
// tests/helpers/test-level.ts reads this variable.
if (full || quick) process.env.TEST_LEVEL = full ? 'full' : 'quick';

/** The machine of the nightly check has all the programs that tests need, so no test should be skipped. */
const failOnSkipped = full && Boolean(process.env.CI);

type Result = { readonly name: string; readonly seconds: number; readonly counts: TestCounts };

/** A step, or several in sequence or in parallel. */
type Task = () => Promise<readonly Result[]>;

const hasFailed = (results: readonly Result[]) => results.some(({ counts }) => counts.failed > 0);

const inSequence =
  (...tasks: readonly Task[]): Task =>
  async () => {
    const results: Result[] = [];
    for (const task of tasks) {
      results.push(...(await task()));
      // In the quick check, each task needs the one before it.
      if (quick && hasFailed(results) && task !== tasks.at(-1)) {
        console.log('The other steps need this one. They are not run.');
        break;
      }
    }
    return results;
  };

const inParallel =
  (...tasks: readonly Task[]): Task =>
  async () =>
    (await Promise.all(tasks.map((task) => task()))).flat();

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

const print = ({ name, seconds, counts }: Result) =>
  console.log(`${name.padEnd(24)}${`${seconds} s`.padStart(7)}  ${formatCounts(counts)}`);

const reports = mkdtempSync(join(tmpdir(), 'check-'));
const reportOf = (name: string) => join(reports, `${name}.json`);

const running = new Set<Child>();

/** Prints the output with the name of the step before each line, because other steps run at the same time. */
const step =
  (name: string, program: 'npm' | 'npx' | 'node', ...args: readonly string[]): Task =>
  async () => {
    const start = performance.now();
    const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) };
    const child = runChild(program, args, environment, (line) => console.log(`${name} | ${line}`));
    running.add(child);
    const code = await child.exitCode;
    running.delete(child);
    const counts = readCounts(reportOf(name), code);
    const failureCount = counts.failed + (failOnSkipped ? counts.skipped : 0);
    const result = { name, seconds: secondsSince(start), counts: { ...counts, failed: failureCount } };
    print(result);
    return [result];
  };

const script = (name: string) => step(name, 'npm', 'run', '--silent', name);

// npx would add half a second to each start.
const jestProgram = 'node_modules/jest/bin/jest.js';
const playwrightProgram = 'node_modules/@playwright/test/cli.js';

const jestOptions = (name: string) => ['--json', `--outputFile=${reportOf(name)}`, '--selectProjects'];

const jest = (name: string, ...projectsAndOptions: readonly string[]) =>
  step(name, 'node', jestProgram, ...jestOptions(name), ...projectsAndOptions);

const onNode = (version: string) => {
  const name = `commands on Node ${version}`;
  const program = ['node', jestProgram, ...jestOptions(name), 'commands'];
  return step(name, 'npx', '--yes', `--package=${nodePackage(version)}`, '--', ...program);
};

const browser = (...files: readonly string[]) =>
  step('browser', 'node', playwrightProgram, 'test', '--reporter=list,json', ...files);

const build = step('build', 'npm', 'run', '--silent', 'build:tested-site');

const everything = inParallel(
  inSequence(
    // The build rewrites types that the first two steps read.
    script('types'),
    script('lint'),
    build,
    inParallel(browser(), jest('export', 'export', 'hosts')),
  ),
  inSequence(
    script('spelling'),
    jest('unit', 'unit', 'code', 'docs'),
    // These tests mostly wait. Jest's default on two processors is one worker.
    jest('database', 'database', '--maxWorkers=2'),
    ...(full ? [script('format:check'), jest('owner', 'owner')] : []),
    ...(full ? ['20.20.2', '22', '24'].map(onNode) : []),
  ),
);

const usuallyBroken = inSequence(
  inParallel(script('types'), script('lint')),
  build,
  inParallel(
    script('spelling'),
    // Without these two, which depend on Next and on unused code, not on content.
    jest('export', 'export', '--testPathIgnorePatterns=next-output|unused-code'),
    browser('every-page', 'header', 'machine-drawings'),
  ),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([...running].map((child) => child.stop())).then(() => process.exit(1));
  });
}

requireBrowser();
const start = performance.now();
const results = await (quick ? usuallyBroken : everything)();
rmSync(reports, { recursive: true });
const total = addCounts(results.map(({ counts }) => counts));
console.log();
for (const result of [...results, { name: 'together', seconds: secondsSince(start), counts: total }])
  print(result);
console.log(`\n${formatCounts(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
if (quick && total.failed === 0) {
  rememberPages(testedSite);
  console.log(
    `The pages are in ${relative(projectFolders.root, testedSite)}. To look at them, run npm start.`,
  );
  console.log(
    'This was the quick check. Run npm test before you upload a change of forms, emails, menus, colours, fonts or a file outside content and public.',
  );
}
