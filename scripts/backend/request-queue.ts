import { setImmediate } from 'node:timers/promises';

/**
 * Runs tasks one after the other, because they share one database session. Between two tasks the event loop turns once, so
 * that waiting connections are served evenly.
 */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(() => setImmediate()).then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
