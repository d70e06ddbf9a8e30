import './telemetry-off';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './check/ensure-browser';
import { countJest, countPlaywright, type Counts } from './check/counts';
import { reportFailure } from './expected-error';
import { projectPaths } from './project-paths';
import { runChild } from './run-child';

const results = join(projectPaths.data, 'results');

/** A step that hangs is stopped rather than left to hold up everything behind it. */
const patienceMinutes = 25;

/** One part of the check: a command, and where it leaves the number of its tests (none: the command is one test). */
type Step = {
  readonly name: string;
  readonly command: readonly [program: 'npm' | 'npx', ...args: string[]];
  readonly count?: (report: string) => Counts;
  readonly report?: string;
};

const jest = (name: string, ...projects: string[]): Step => ({
  name,
  command: [
    'npx',
    'jest',
    '--json',
    `--outputFile=${join(results, `${name}.json`)}`,
    '--selectProjects',
    ...projects,
  ],
  report: join(results, `${name}.json`),
  count: countJest,
});

// The browser tests build the site, with the address of their own database; the tests of the export read that build.
const steps: readonly Step[] = [
  { name: 'types', command: ['npm', 'run', 'types'] },
  { name: 'lint', command: ['npm', 'run', 'lint'] },
  { name: 'format', command: ['npm', 'run', 'format:check'] },
  jest('unit', 'unit'),
  jest('database', 'database'),
  { name: 'attack', command: ['npm', 'run', 'test:attack', '--', '--small'] },
  jest('commands', 'commands'),
  {
    name: 'browser',
    command: ['npx', 'playwright', 'test'],
    report: join(results, 'browser.json'),
    count: countPlaywright,
  },
  jest('export', 'export', 'hosts'),
];

const run = async ({ command: [program, ...args], report, count }: Step): Promise<Counts> => {
  const child = runChild(program, args, {});
  const impatience = setTimeout(() => {
    console.error(`Stopped after ${patienceMinutes} minutes.`);
    void child.stop();
  }, patienceMinutes * 60_000);
  const code = await child.ended;
  clearTimeout(impatience);
  if (!report || !count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const counts = count(readFileSync(report, 'utf8'));
  // A runner that fails without a failed test, or that ran none, has not passed.
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
};

const check = async () => {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  ensureBrowser();
  const total = { passed: 0, failed: 0, skipped: 0 };
  const table: string[] = [];
  for (const step of steps) {
    console.log(`\n${step.name}`);
    const counts = await run(step).catch((error: unknown) => {
      reportFailure(error);
      return { passed: 0, failed: 1, skipped: 0 };
    });
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    table.push(
      `${step.name.padEnd(10)} ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
    );
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(['', ...table, `${total.passed} passed, ${total.failed} failed${skipped}`].join('\n'));
  process.exitCode = total.failed === 0 ? 0 : 1;
};

check().catch(reportFailure);
