import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';

type RunningCommand = {
  /** Everything printed so far. */
  readonly output: () => string;
  /** Resolves with the part of the output that matches. Rejects when the command ends before it prints that. */
  readonly printed: (pattern: RegExp) => Promise<string>;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  /** Presses Ctrl-C: the signal goes to the whole group, as a terminal sends it. */
  readonly interrupt: () => void;
};

const started = new Set<RunningCommand>();

/** Stops what a failed test has left running. */
export const stopCommands = async () => {
  for (const command of started) {
    command.interrupt();
    await command.ended;
  }
};

/** Starts an npm script in a process group of its own. */
export const runCommand = (
  folder: string,
  script: string,
  environment: Record<string, string>,
  ...words: readonly string[]
): RunningCommand => {
  const child: ChildProcess = spawn('npm', ['run', script, '--', ...words], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  const news = new EventEmitter();
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => {
      output += piece.toString();
      news.emit('output');
    });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const printed = async (pattern: RegExp) => {
    while (!pattern.test(output)) {
      const code = await Promise.race([ended, once(news, 'output')]);
      if (!Array.isArray(code)) throw new Error(`npm run ${script} ended with code ${code}:\n${output}`);
    }
    return pattern.exec(output)?.[0] ?? '';
  };
  const command: RunningCommand = {
    output: () => output,
    printed,
    ended,
    interrupt: () => {
      if (child.pid) process.kill(-child.pid, 'SIGINT');
    },
  };
  started.add(command);
  void ended.then(() => started.delete(command));
  return command;
};

/** Whether anything answers at an address. */
export const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
