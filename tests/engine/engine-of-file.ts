import type { Engine } from './start-engine';

declare global {
  var engineOfFile: Engine;
}

/** The database of the current test file, with the same API as a hosted project. */
export const engine = globalThis.engineOfFile;
