import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

/** A command of the project in a process group of its own, with what it has printed so far. */
export type RunningCommand = {
  readonly output: () => string;
  /** Waits until the output holds the words. Rejects when the command ends before. */
  readonly printed: (words: string) => Promise<void>;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Presses Ctrl-C: the signal goes to the whole group, as a terminal sends it. */
  readonly interrupt: () => void;
};

const started = new Set<RunningCommand>();

/** Interrupts what a failed test has left running and waits for its end. */
export const stopCommands = async () => {
  for (const command of started) {
    command.interrupt();
    await command.ended;
  }
};

/** Takes the project's folder, an npm script and variables; starts it. */
export const runCommand = (
  folder: string,
  script: string,
  environment: Record<string, string>,
): RunningCommand => {
  const child: ChildProcess = spawn('npm', ['run', script], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => {
      output += piece.toString();
    });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const printed = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = setInterval(() => {
        if (!output.includes(words)) return;
        clearInterval(look);
        resolve();
      }, 100);
      void ended.then((code) => {
        clearInterval(look);
        reject(new Error(`npm run ${script} ended with code ${code}:\n${output}`));
      });
    });
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

/** Takes a port; tells whether anything answers there. */
export const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
