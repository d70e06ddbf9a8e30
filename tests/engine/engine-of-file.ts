import type { Engine } from './start-engine';

declare global {
  var engineOfFile: Engine;
}

/** This test file's own database, with the API of a hosted project. */
export const engine = globalThis.engineOfFile;
