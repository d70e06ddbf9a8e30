import { AsyncLocalStorage } from 'node:async_hooks';

const quiet = new AsyncLocalStorage<true>();
const methods = ['log', 'info', 'warn', 'error'] as const;

/**
 * Drops the console output of a function and of nothing else in the process. The database service prints failing
 * statements with their values, which are personal data.
 */
export function withQuietConsole<Result>(run: () => Result): Result {
  return quiet.run(true, run);
}

for (const method of methods) {
  const print = console[method].bind(console);
  console[method] = (...values: unknown[]) => {
    if (!quiet.getStore()) print(...values);
  };
}
