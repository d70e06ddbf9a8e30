import { TestEnvironment } from 'jest-environment-node';
import { findPrograms } from './programs.ts';
import type { PostgresServer } from './start-postgres.ts';
import { startTestDatabase, type TestDatabase } from './start-test-database.ts';

type State = { readonly rootDescribeBlock: { mode?: string | null } };

/** Starts a database and PostgREST for each test file. Skips the file if no PostgreSQL server is available. */
export default class DatabaseEnvironment extends TestEnvironment {
  private database: TestDatabase | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    const programs = findPrograms();
    const server = process.env.TEST_POSTGRES;
    if (programs && server) {
      this.database = await startTestDatabase(JSON.parse(server) as PostgresServer, programs.postgrest);
      this.global.databaseOfFile = this.database;
    }
  }

  handleTestEvent({ name }: { readonly name: string }, { rootDescribeBlock }: State): void {
    if (name === 'run_start' && !this.database) rootDescribeBlock.mode = 'skip';
  }

  override async teardown(): Promise<void> {
    await this.database?.close();
    await super.teardown();
  }
}
