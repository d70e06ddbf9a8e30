import { reportFailure } from './expected-error';

/** Registers how to stop a part of a running command. Call it as soon as the part runs; the last part is stopped first. */
export type Own = (stop: () => Promise<void>) => void;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const patienceMs = 1800;
const parentCheckMs = 500;

/**
 * Runs a command until Ctrl-C or the end of its terminal, then stops every part and exits with code 0. When starting fails,
 * or `failed` is called later, it prints the reason, stops every part and exits with code 1.
 */
export function runUntilStopped(start: (own: Own, failed: (reason: unknown) => void) => Promise<void>): void {
  const stops: (() => Promise<void>)[] = [];
  let stopping = false;

  const stopAll = async (exitCode: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(exitCode), patienceMs);
    for (const stop of stops.toReversed()) await stop().catch(reportFailure);
    process.exit(exitCode);
  };
  const own: Own = (stop) => {
    // Until the first part runs there is nothing to stop, and a signal ends the process by itself.
    if (stops.length === 0) {
      for (const signal of signals) process.on(signal, () => void stopAll(0));
      // npm passes a signal to the shell that it started, and that shell ends without passing it on.
      const parent = process.ppid;
      setInterval(() => process.ppid === parent || void stopAll(0), parentCheckMs).unref();
    }
    stops.push(stop);
  };
  const failed = (reason: unknown): void => {
    if (stopping) return;
    reportFailure(reason);
    void stopAll(1);
  };
  start(own, failed).catch(failed);
}
