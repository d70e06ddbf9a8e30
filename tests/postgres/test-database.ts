import type { TestDatabase } from './start-test-database.ts';

declare global {
  var databaseOfFile: TestDatabase;
}

export const database = globalThis.databaseOfFile;
