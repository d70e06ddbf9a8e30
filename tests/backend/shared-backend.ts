import type { ForkedBackend } from './fork-backend';

declare global {
  var sharedBackend: ForkedBackend;
}

/** The service that the test files of this worker share. A test file empties its tables with `reset` before it uses them. */
export const backend = globalThis.sharedBackend;
