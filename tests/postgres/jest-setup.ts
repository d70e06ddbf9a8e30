import { ExpectedError } from '../../scripts/shared/expected-error.ts';
import { createTemplate } from './migrated-template.ts';
import { findPrograms } from './programs.ts';
import { startPostgres } from './start-postgres.ts';

/**
 * Jest globalSetup: starts one PostgreSQL server for all workers and shares it through an environment variable. The
 * server ends with Jest. If npm has no PostgreSQL package for this platform, the tests are skipped, or in CI an
 * ExpectedError is thrown.
 */
export default async function startForRun(): Promise<void> {
  const programs = findPrograms();
  if (!programs) {
    const missing = `There is no PostgreSQL or PostgREST for ${process.platform} on ${process.arch} in node_modules`;
    if (process.env.CI) throw new ExpectedError(`${missing}. Run npm ci.`);
    console.warn(`Skipped: ${missing}, so the database was not tested.`);
    return;
  }
  const { port, password } = await startPostgres(programs.postgres);
  await createTemplate({ port, password });
  process.env.TEST_POSTGRES = JSON.stringify({ port, password });
}
