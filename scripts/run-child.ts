import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Child = {
  /** The exit code, or null when the process was killed. */
  readonly ended: Promise<number | null>;
  /** Ends the process and all that it started. */
  readonly stop: () => Promise<void>;
};

const gracePeriodMs = 1000;

/** The output goes to this terminal, or to an open file; `environment` is added to that of this process. */
export function runChild(
  command: 'npm' | 'npx',
  args: readonly string[],
  environment: NodeJS.Dict<string>,
  output: 'inherit' | number = 'inherit',
): Child {
  // In a process group of its own: the tools start processes that go on when only the tool itself is stopped.
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
  const ended = once(child, 'exit').then(([code]) => {
    signal('SIGKILL');
    return code as number | null;
  });
  const stop = async (): Promise<void> => {
    signal('SIGTERM');
    const timer = setTimeout(() => signal('SIGKILL'), gracePeriodMs);
    await ended.catch(() => undefined);
    clearTimeout(timer);
  };
  return { ended, stop };
}
