import type { Engine } from './start-engine';

declare global {
  var engineOfFile: Engine;
}

/** The database of this test file, with the API of a hosted project. */
export const engine = globalThis.engineOfFile;
