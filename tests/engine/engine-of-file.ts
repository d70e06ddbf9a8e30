import type { Engine } from './start-engine';

declare global {
  var engineOfFile: Engine;
}

export const engine = globalThis.engineOfFile;
