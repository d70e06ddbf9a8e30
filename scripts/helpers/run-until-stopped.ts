import { reportFailure } from './expected-error';

/**
 * Registers a function that stops a part of a command. Call this as soon as the part runs. Parts are stopped in reverse order.
 */
export type OnStop = (stop: () => Promise<void>) => void;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const gracePeriodMs = 1800;
const parentCheckMs = 500;

/**
 * Runs a command until Ctrl-C or until its terminal closes, then stops every part and exits with code 0. If `start` or a later call of
 * `fail` reports an error, it prints the error, stops every part and exits with code 1.
 */
export function runUntilStopped(
  start: (onStop: OnStop, fail: (reason: unknown) => void) => Promise<void>,
): void {
  const stops: (() => Promise<void>)[] = [];
  let stopping = false;

  const stopAll = async (exitCode: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(exitCode), gracePeriodMs);
    for (const stop of stops.toReversed()) await stop().catch(reportFailure);
    process.exit(exitCode);
  };
  const onStop: OnStop = (stop) => {
    // Until the first part runs, there is nothing to stop, and a signal ends the process by default.
    if (stops.length === 0) {
      for (const signal of signals) process.on(signal, () => void stopAll(0));
      // Also stop when the parent exits: npm sends a signal to its shell, which exits without forwarding it.
      // https://github.com/npm/run-script/issues/237
      const parent = process.ppid;
      setInterval(() => process.ppid === parent || void stopAll(0), parentCheckMs).unref();
    }
    stops.push(stop);
  };
  const fail = (reason: unknown): void => {
    if (stopping) return;
    reportFailure(reason);
    void stopAll(1);
  };
  start(onStop, fail).catch(fail);
}
