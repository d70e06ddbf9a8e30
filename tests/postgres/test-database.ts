import type { TestDatabase } from './start-test-database';

declare global {
  var databaseOfFile: TestDatabase;
}

export const database = globalThis.databaseOfFile;
