// `node scripts/run.mjs build …` runs scripts/build.ts, once Node is new enough and node_modules is what package-lock.json says.
// Without a command it only sees to that. Plain JavaScript without packages: there may be none yet, and an old Node reads it too.
import { spawn } from 'node:child_process';
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

/** npm writes down what it has installed when all of it is there, so after an interrupted install the list is missing. */
const isInstalled = () => {
  const list = 'node_modules/.package-lock.json';
  if (!existsSync(new URL(list, root))) return false;
  const { packages: installed } = read(list);
  const { packages: locked } = read('package-lock.json');
  // Optional packages are for one kind of machine each.
  return Object.entries(locked).every(([path, { optional, integrity }]) =>
    installed[path] ? installed[path].integrity === integrity : path === '' || optional,
  );
};

const install = async () => {
  // On standard error, because some commands print a table for a file.
  console.error('node_modules is not what package-lock.json says. npm ci installs it, in about a minute …');
  const npm = spawn('npm', ['ci'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  // Ctrl-C goes to npm as well, which takes back what it did; a second install would meet it there.
  const wait = () => undefined;
  process.on('SIGINT', wait);
  const [code] = await once(npm, 'exit');
  process.off('SIGINT', wait);
  return code === 0 ? undefined : 'npm ci did not finish; the reason is above. The next command tries again.';
};

const problem = nodeProblem() ?? (isInstalled() ? undefined : await install());
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const [command] = process.argv.splice(2, 1);
  // Read by Next and by other tools that are started.
  Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });
  if (command) {
    await import('tsx');
    const { reportFailure } = await import('./expected-error.ts');
    await import(`./${command}.ts`).catch(reportFailure);
  }
}
