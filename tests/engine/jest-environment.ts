import { TestEnvironment } from 'jest-environment-node';
import { findPrograms } from './programs';
import { type Engine, startEngine } from './start-engine';
import type { PostgresServer } from './start-postgres';

type State = { readonly rootDescribeBlock: { mode?: string | null } };

/** Starts a database and PostgREST for each test file. Skips the file if no PostgreSQL server is available. */
export default class EngineEnvironment extends TestEnvironment {
  private engine: Engine | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    const programs = findPrograms();
    const server = process.env.TEST_POSTGRES;
    if (programs && server) {
      this.engine = await startEngine(JSON.parse(server) as PostgresServer, programs.postgrest);
      this.global.engineOfFile = this.engine;
    }
  }

  handleTestEvent({ name }: { readonly name: string }, { rootDescribeBlock }: State): void {
    if (name === 'run_start' && !this.engine) rootDescribeBlock.mode = 'skip';
  }

  override async teardown(): Promise<void> {
    await this.engine?.close();
    await super.teardown();
  }
}
