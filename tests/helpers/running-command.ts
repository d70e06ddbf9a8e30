import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

export type RunningCommand = {
  readonly output: () => string;
  /** Resolves with the match's first capture group. Rejects if the command exits without a match. */
  readonly outputMatching: (pattern: RegExp) => Promise<string>;
  readonly exitCode: Promise<number | null>;
  readonly stop: () => Promise<void>;
};

export const runCommand = (
  [program, ...args]: readonly [string, ...string[]],
  cwd: string,
  env: NodeJS.ProcessEnv,
): RunningCommand => {
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      output += piece;
    });
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  const outputMatching = async (pattern: RegExp): Promise<string> => {
    const match = pattern.exec(output);
    if (match) return match[1] ?? match[0];
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The command ended with code ${child.exitCode}:\n${output}`);
    await setTimeout(50);
    return outputMatching(pattern);
  };
  const stop = async () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGINT');
    await exitCode;
  };
  return { output: () => output, outputMatching, exitCode, stop };
};
