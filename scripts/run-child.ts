import { spawn } from 'node:child_process';

/** A running child process: how it ends (its exit code, null when killed), and what ends it and all it started. */
export type Child = { readonly ended: Promise<number | null>; readonly stop: () => Promise<void> };

const patienceMs = 1000;

/** Starts a command of this project with these variables set. Its output goes to this terminal, or to an open file. */
export function runChild(
  command: 'npm' | 'npx',
  args: readonly string[],
  environment: Record<string, string>,
  output: 'inherit' | number = 'inherit',
): Child {
  // A group of its own, because the tools start processes that outlive them when only the tool itself is stopped.
  const grouped = process.platform !== 'win32';
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    detached: grouped,
    shell: !grouped,
    env: { ...process.env, ...environment },
  });
  const signal = (name: NodeJS.Signals): void => {
    try {
      if (grouped && child.pid !== undefined) process.kill(-child.pid, name);
      else child.kill(name);
    } catch {
      // The group has ended already.
    }
  };
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      signal('SIGKILL');
      resolve(code);
    });
  });
  const stop = async (): Promise<void> => {
    signal('SIGTERM');
    const impatience = setTimeout(() => signal('SIGKILL'), patienceMs);
    await ended.catch(() => undefined);
    clearTimeout(impatience);
  };
  return { ended, stop };
}
