import type { Engine } from './start-engine';

declare global {
  var engineOfFile: Engine;
}

/** Each test file has its own database, with the API of a hosted project. */
export const engine = globalThis.engineOfFile;
