// `node scripts/run.mjs build/build …` checks the version of Node and the installed packages, then runs scripts/build/build.ts.
// It is plain JavaScript and imports no packages at first, because it may run before they are installed.
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, root), 'utf8'));

const nodeProblem = () => {
  const [oldestMajor, oldestMinor] = read('package.json').engines.node.match(/\d+/g).map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `Node ${process.versions.node} is too old. Install Node ${oldestMajor}.${oldestMinor} or newer from https://nodejs.org and try again.`;
};

/** npm writes this file last, so it is missing after an interrupted installation. */
const isInstalled = () => {
  const list = 'node_modules/.package-lock.json';
  if (!existsSync(new URL(list, root))) return false;
  const { packages: installed } = read(list);
  const { packages: locked } = read('package-lock.json');
  // Optional packages are installed only on some platforms.
  return Object.entries(locked).every(([path, { optional, integrity }]) =>
    installed[path] ? installed[path].integrity === integrity : path === '' || optional,
  );
};

const problem =
  nodeProblem() ?? (isInstalled() ? undefined : 'Packages are missing or outdated. Run npm ci.');
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const [command] = process.argv.splice(2, 1);
  // The commands set NODE_ENV where they need it. Any other value would break Next and the tests.
  delete process.env.NODE_ENV;
  Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });
  await import('tsx');
  const { reportFailure } = await import('./shared/expected-error.ts');
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h'))
    console.log((await import('./shared/usage.ts')).helpOf(command));
  else await import(`./${command}.ts`).catch(reportFailure);
}
