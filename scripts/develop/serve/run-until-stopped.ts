import { reportFailure } from '../../shared/expected-error.ts';

/** Call it as soon as there is something to clean up. Cleanup functions run in reverse order. */
export type OnStop = (stop: () => Promise<void>) => void;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const gracePeriodMs = 1800;
const parentCheckMs = 500;

/**
 * Runs a command until Ctrl-C is pressed or its terminal is closed, then runs the cleanup functions and exits with code
 * 0. If `start` fails or `fail` is called, prints the error, cleans up and exits with code 1.
 */
export const runUntilStopped = (
  start: (onStop: OnStop, fail: (reason: unknown) => void) => Promise<void>,
): void => {
  const stops: (() => Promise<void>)[] = [];
  let isStopping = false;

  const stopAll = async (exitCode: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(exitCode), gracePeriodMs);
    for (const stop of stops.toReversed()) await stop().catch(reportFailure);
    process.exit(exitCode);
  };
  const onStop: OnStop = (stop) => {
    // Until the first cleanup function is registered, let a signal end the process immediately.
    if (stops.length === 0) {
      for (const signal of signals) process.on(signal, () => void stopAll(0));
      // Stop when the parent process exits too. npm only signals its shell, and the shell exits without forwarding the
      // signal. https://github.com/npm/run-script/issues/237
      const parent = process.ppid;
      setInterval(() => process.ppid === parent || void stopAll(0), parentCheckMs).unref();
    }
    stops.push(stop);
  };
  const fail = (reason: unknown): void => {
    if (isStopping) return;
    reportFailure(reason);
    void stopAll(1);
  };
  start(onStop, fail).catch(fail);
};
