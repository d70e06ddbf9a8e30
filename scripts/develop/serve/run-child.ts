import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Quotes words for `cmd.exe`, which starts npm and npx on Windows. */
export const windowsCommand = (words: readonly string[]): string =>
  words.map((word) => (/^[\w@./:=+-]+$/.test(word) ? word : `"${word.replaceAll('"', '""')}"`)).join(' ');

export type Child = {
  /** Null if the process was killed. */
  readonly exitCode: Promise<number | null>;
  /** Stops all child processes too. */
  readonly stop: () => Promise<void>;
};

const gracePeriodMs = 1000;

/**
 * Output goes to the terminal, or to `onLine` line by line. `environment` adds variables to those of the current process.
 */
export const runChild = (
  command: 'npm' | 'npx' | 'node',
  args: readonly string[],
  environment: NodeJS.Dict<string>,
  onLine?: (line: string) => void,
): Child => {
  // Start a process group. Otherwise the child processes of a tool would keep running after the tool is stopped.
  const hasGroups = process.platform !== 'win32';
  const options = {
    stdio: onLine ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  } satisfies SpawnOptions;
  // Windows starts npm and npx only through a shell.
  const child = hasGroups
    ? spawn(command, args, { ...options, detached: true })
    : spawn(windowsCommand([command, ...args]), { ...options, shell: true });
  const signal = (name: NodeJS.Signals): void => {
    try {
      if (hasGroups && child.pid !== undefined) process.kill(-child.pid, name);
      // Windows has no process groups, and ending the shell would leave its child processes running.
      else spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    } catch {
      // The process group has already ended.
    }
  };
  if (onLine)
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', onLine);
  const closeEvent = once(child, 'close');
  const exitCode = once(child, 'exit').then(async ([code]) => {
    signal('SIGKILL');
    // The last lines may arrive after the exit.
    await closeEvent;
    return code as number | null;
  });
  const stop = async (): Promise<void> => {
    signal('SIGTERM');
    const timer = setTimeout(() => signal('SIGKILL'), gracePeriodMs);
    await exitCode.catch(() => undefined);
    clearTimeout(timer);
  };
  return { exitCode, stop };
};
