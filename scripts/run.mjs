// `node scripts/run.mjs build …` checks the Node version, installs missing packages and runs scripts/build.ts.
// Commands therefore work in a new clone without `npm ci`. Without a command, this script only checks and installs. It
// is plain JavaScript and imports no packages at first, because it runs before they are installed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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

const install = async () => {
  // Print to standard error, because some commands write a file to standard output.
  console.error(
    'node_modules does not match package-lock.json. Running npm ci, which takes about a minute …',
  );
  // Windows starts npm only through a shell. NODE_ENV=production and npm's own settings would leave out packages.
  const npm = spawn('npm ci --include=dev --include=optional', {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: true,
  });
  // Wait for npm: it also receives Ctrl-C and rolls back the installation. Otherwise a second installation could run at
  // the same time.
  const ignoreSignal = () => undefined;
  process.on('SIGINT', ignoreSignal);
  const [code] = await once(npm, 'exit');
  process.off('SIGINT', ignoreSignal);
  return code === 0 ? undefined : 'npm ci did not finish; the reason is above. The next command tries again.';
};

/** Makes git run the hooks in .githooks, unless the developer has chosen other hooks. */
const useHooks = () => {
  if (!existsSync(new URL('.git', root)) || process.env.CI) return;
  const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (git('config', 'core.hooksPath').status === 1) git('config', 'core.hooksPath', '.githooks');
};

const problem = nodeProblem() ?? (isInstalled() ? undefined : await install());
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  useHooks();
  const [command] = process.argv.splice(2, 1);
  // The commands set NODE_ENV where they need it. Any other value would break Next and the tests.
  delete process.env.NODE_ENV;
  Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });
  if (command) {
    await import('tsx');
    const { reportFailure } = await import('./shared/expected-error.ts');
    await import(`./${command}.ts`).catch(reportFailure);
  }
}
