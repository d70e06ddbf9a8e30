import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { addCounts, countsIn, type Counts, formatCounts } from './check/counts';
import { rememberPages } from './check/changed-pages';
import { requireBrowser } from './browser/find-browser';
import { ExpectedError } from '../shared/expected-error';
import { nodePackage } from './check/fetched-tools';
import { projectPaths } from '../shared/project-paths';
import { usages } from '../shared/usage';
import { type Child, runChild } from './serve/run-child';

// `npm test` and `npm run check` run this script. `npm run check:full` adds the slow tests, and `npm run check -- --quick`
// checks only what an edit of content usually breaks.

const { full, quick } = parseArgs({ options: usages['develop/check'].options }).values;
if (full && quick) throw new ExpectedError('Use --quick or --full, not both.');
// Builds don't check types again, because the first step does.
process.env.SITE_TYPES_CHECKED = '1';
// tests/helpers/test-level.ts reads this variable.
if (full) process.env.TEST_LEVEL = 'full';
if (quick)
  Object.assign(process.env, {
    TEST_LEVEL: 'quick',
    // Ignore the owner's settings. Nothing connects to this database.
    NEXT_PUBLIC_SITE_URL: '',
    NEXT_PUBLIC_SUPABASE_URL: 'http://localhost:54321',
    NEXT_PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_quick_check',
    NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '',
  });

/** The machine of the nightly check has all the programs that tests need, so no test should be skipped. */
const failOnSkipped = full && Boolean(process.env.CI);

type Step = {
  readonly name: string;
  readonly command: readonly [program: 'npm' | 'npx' | 'node', ...args: string[]];
  /** Starts once the browser tests have built the site. */
  readonly readsSite?: boolean;
};

const script = (name: string): Step => ({ name, command: ['npm', 'run', '--silent', name] });

// npx would add half a second to each start.
const jestProgram = 'node_modules/jest/bin/jest.js';
const playwrightProgram = 'node_modules/@playwright/test/cli.js';

const jest = (name: string, ...projects: string[]): Step => ({
  name,
  command: ['node', jestProgram, '--selectProjects', ...projects],
});

const onNode = (version: string): Step => {
  const program = ['node', jestProgram, '--selectProjects', 'commands'];
  return {
    name: `commands on Node ${version}`,
    command: ['npx', '--yes', `--package=${nodePackage(version)}`, '--', ...program],
  };
};

const browserTests: Step = { name: 'browser', command: ['node', playwrightProgram, 'test'] };

/** Stages run in sequence. The lanes of a stage run in parallel. The steps of a lane run in sequence. */
const allStages: readonly (readonly (readonly Step[])[])[] = [
  [
    // The browser tests build the site, and this rewrites types that the first two steps read.
    [script('types'), script('lint'), browserTests],
    [jest('database', 'database')],
    [
      script('spelling'),
      jest('unit', 'unit', 'docs'),
      { ...jest('export', 'export', 'hosts'), readsSite: true },
      ...(full ? [script('format:check'), jest('owner', 'owner')] : []),
      ...(full ? ['20.20.2', '22', '24'].map(onNode) : []),
    ],
  ],
];

const testedSite = join(projectPaths.data, 'tested-site');

const quickStages: typeof allStages = [
  [[script('types')], [script('lint')]],
  [
    [{ name: 'build', command: ['npm', 'run', '--silent', 'build', '--', '--to', testedSite] }],
    [script('spelling')],
  ],
  [
    // Without these two, which depend on Next and on unused code, not on content.
    [jest('export', 'export', '--testPathIgnorePatterns=next-output|unused-code')],
    [{ name: 'browser', command: ['node', playwrightProgram, 'test', 'every-page', 'header'] }],
  ],
];

const stages = quick ? quickStages : allStages;

type Result = { readonly name: string; readonly seconds: number; readonly counts: Counts };

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

const print = ({ name, seconds, counts }: Result) =>
  console.log(`${name.padEnd(24)}${`${seconds} s`.padStart(7)}  ${formatCounts(counts)}`);

const running = new Set<Child>();

let siteIsBuilt = () => {};
const builtSite = new Promise<void>((resolve) => {
  siteIsBuilt = resolve;
});

/** Prints the output with the name of the step before each line, because other steps run at the same time. */
const run = async (step: Step): Promise<Result> => {
  if (step.readsSite) await builtSite;
  const start = performance.now();
  const { name, command } = step;
  const [program, ...args] = command;
  const output: string[] = [];
  const child = runChild(program, args, {}, (line) => {
    output.push(line);
    console.log(`${name} | ${line}`);
    // Playwright prints this line after the build, before the first test.
    if (step === browserTests && /^Running \d+ tests? /.test(line)) siteIsBuilt();
  });
  running.add(child);
  const code = await child.ended;
  running.delete(child);
  // Also start the export tests after a failed build. They then report that there is no site.
  if (step === browserTests) siteIsBuilt();
  const counts = countsIn(output, code);
  const failed = counts.failed + (failOnSkipped ? counts.skipped : 0);
  const result = { name, seconds: secondsSince(start), counts: { ...counts, failed } };
  print(result);
  return result;
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

requireBrowser();
const start = performance.now();
const done: Result[] = [];
for (const lanes of stages) {
  done.push(...(await Promise.all(lanes.map(runLane))).flat());
  // The later stages of the quick check read what the earlier ones write.
  if (quick && done.some(({ counts }) => counts.failed > 0)) break;
}
const total = addCounts(done.map(({ counts }) => counts));
console.log();
for (const result of [...done, { name: 'together', seconds: secondsSince(start), counts: total }])
  print(result);
console.log(`\n${formatCounts(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
if (quick && total.failed === 0) {
  rememberPages(testedSite);
  console.log(`The pages are in ${relative(projectPaths.root, testedSite)}. To look at them, run npm start.`);
  console.log(
    'This was the quick check. Run npm test before you upload a change of forms, emails, menus, colours, fonts or a file outside content and public.',
  );
}
