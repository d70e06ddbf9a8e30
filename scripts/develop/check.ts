import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addCounts, countsIn, type Counts, formatCounts } from './check/counts';
import { rememberPages } from './check/changed-pages';
import { requireOnlyCheck } from './check/only-check';
import { requireBrowser } from './browser/find-browser';
import { ExpectedError } from '../shared/expected-error';
import { nodePackage } from './check/node-package';
import { projectPaths } from '../shared/project-paths';
import { type Child, runChild } from './serve/run-child';

// `npm test` and `npm run check` run this script. `npm run check:full` adds the slow tests, and `npm run check -- --quick`
// checks only what an edit of content usually breaks.

const results = join(projectPaths.data, 'results');
const { full, quick } = parseArgs({
  options: { full: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
}).values;
if (full && quick) throw new ExpectedError('Use --quick or --full, not both.');
// The Jest and Playwright configurations read this variable.
if (full) process.env.FULL = '1';
if (quick)
  Object.assign(process.env, {
    QUICK: '1',
    // Ignore the owner's settings. Nothing connects to this database.
    NEXT_PUBLIC_SITE_URL: '',
    NEXT_PUBLIC_SUPABASE_URL: 'http://localhost:54321',
    NEXT_PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_quick_check',
    NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '',
  });

/** The machine of the nightly check has all the programs that tests need, so no test should be skipped. */
const failOnSkipped = full && Boolean(process.env.CI);

/** A command without a test report counts as one test. */
type Step = {
  readonly name: string;
  readonly command: readonly [program: 'npm' | 'npx', ...args: string[]];
  readonly hasTests?: boolean;
};

const script = (name: string): Step => ({ name, command: ['npm', 'run', '--silent', name] });

const resultFile = (name: string, extension: 'json' | 'log') =>
  join(results, `${name.replaceAll(/[ :]/g, '-')}.${extension}`);

const jestArguments = (name: string, projects: readonly string[]) => [
  '--json',
  `--outputFile=${resultFile(name, 'json')}`,
  '--selectProjects',
  ...projects,
];

const jest = (name: string, ...projects: string[]): Step => ({
  name,
  command: ['npx', 'jest', ...jestArguments(name, projects)],
  hasTests: true,
});

const onNode = (version: string): Step => {
  const name = `commands on Node ${version}`;
  const program = ['node', 'node_modules/jest/bin/jest.js', ...jestArguments(name, ['commands'])];
  const command = ['npx', '--yes', `--package=${nodePackage(version)}`, '--', ...program] as const;
  return { name, command, hasTests: true };
};

/** Stages run in sequence. The lanes of a stage run in parallel. The steps of a lane run in sequence. */
const allStages: readonly (readonly (readonly Step[])[])[] = [
  // Run these steps first: they use every core, and they read types that a build rewrites.
  [[script('types'), script('lint')]],
  [
    // The browser tests build the site, and the export tests then read the built files.
    [
      { name: 'browser', command: ['npx', 'playwright', 'test'], hasTests: true },
      jest('export', 'export', 'hosts'),
    ],
    [
      script('format:check'),
      script('spelling'),
      jest('unit', 'unit', 'docs'),
      jest('database', 'database'),
      ...(full ? [jest('full', 'full'), jest('owner', 'owner')] : []),
      ...(full ? ['20.20.2', '22', '24'].map(onNode) : []),
    ],
  ],
];

const testedSite = join(projectPaths.data, 'tested-site');

// Without these two, which depend on Next and on unused code, not on content.
const exportOfContent = [
  ...jestArguments('export', ['export']),
  '--testPathIgnorePatterns=next-output|unused-code',
];

const quickStages: typeof allStages = [
  [[script('types')], [script('lint')]],
  [
    [{ name: 'build', command: ['npm', 'run', '--silent', 'build', '--', '--to', testedSite] }],
    [script('spelling')],
  ],
  [
    [{ name: 'export', command: ['npx', 'jest', ...exportOfContent], hasTests: true }],
    [{ name: 'browser', command: ['npx', 'playwright', 'test', 'every-page'], hasTests: true }],
  ],
];

const stages = quick ? quickStages : allStages;

const stepCount = stages.flat(2).length;
let finished = 0;

const running = new Set<Child>();

const countTests = ({ name, hasTests = false }: Step, code: number | null): Counts => {
  const report = resultFile(name, 'json');
  if (!existsSync(report)) {
    const hasPassed = code === 0 && !hasTests;
    return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 };
  }
  const { passed, failed, skipped } = countsIn(readFileSync(report, 'utf8'));
  // Count a failure if the test runner exited with an error or ran no tests, even though no test failed.
  const failedWithoutTest = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  return { passed, failed: failed + failedWithoutTest + (failOnSkipped ? skipped : 0), skipped };
};

type Result = { readonly name: string; readonly seconds: number; readonly counts: Counts };

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

const progressIn = (log: string) => {
  const [, tests] = /^Running (\d+) tests/m.exec(log) ?? [];
  return `${log.trimEnd().split('\n').at(-1)?.trim()}${tests ? `, of ${tests}` : ''}`;
};

/**
 * Prints the output at the end in one piece, because other steps run at the same time. Until then, prints its last
 * line every half minute.
 */
const run = async (step: Step): Promise<Result> => {
  const { name, command } = step;
  const [program, ...args] = command;
  const start = performance.now();
  const file = resultFile(name, 'log');
  const log = openSync(file, 'w');
  console.log(`${name} …`);
  const progress = setInterval(
    () => console.log(`${name}, ${secondsSince(start)} s: ${progressIn(readFileSync(file, 'utf8'))}`),
    30_000,
  );
  const child = runChild(program, args, {}, log);
  running.add(child);
  const code = await child.ended;
  running.delete(child);
  clearInterval(progress);
  closeSync(log);
  const counts = countTests(step, code);
  finished += 1;
  const seconds = secondsSince(start);
  const output = readFileSync(file, 'utf8').trimEnd();
  console.log(
    `\n── ${finished} of ${stepCount}: ${name}, ${seconds} s, ${formatCounts(counts)}\n${output}\n`,
  );
  return { name, seconds, counts };
};

const runLane = async (steps: readonly Step[]): Promise<readonly Result[]> => {
  const done: Result[] = [];
  for (const step of steps) done.push(await run(step));
  return done;
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([...running].map((child) => child.stop())).then(() => process.exit(1));
  });
}

mkdirSync(projectPaths.data, { recursive: true });
requireOnlyCheck(join(projectPaths.data, 'check.pid'));
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
requireBrowser();
const start = performance.now();
const done: Result[] = [];
for (const lanes of stages) {
  done.push(...(await Promise.all(lanes.map(runLane))).flat());
  // The later stages of the quick check read what the earlier ones write.
  if (quick && done.some(({ counts }) => counts.failed > 0)) break;
}
const total = addCounts(done.map(({ counts }) => counts));
for (const { name, seconds, counts } of [
  ...done,
  { name: 'together', seconds: secondsSince(start), counts: total },
])
  console.log(`${name.padEnd(24)}${`${seconds} s`.padStart(7)}  ${formatCounts(counts)}`);
console.log(`\n${formatCounts(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
if (quick && total.failed === 0) {
  rememberPages(testedSite);
  console.log(
    'This was the quick check. Run npm test before you upload a change of forms, menus, colours, fonts or a file outside content and public.',
  );
}
