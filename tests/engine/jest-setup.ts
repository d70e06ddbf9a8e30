import { ExpectedError } from '../../scripts/expected-error';
import { createTemplate } from './migrated-template';
import { findPrograms } from './programs';
import { startPostgres } from './start-postgres';

type Stop = () => Promise<void>;

declare global {
  var stopPostgres: Stop | undefined;
}

/**
 * Starts one PostgreSQL server for a run of Jest. Its workers find it in the environment. Where there are no programs for this
 * kind of machine the tests are skipped, except in continuous integration.
 */
export default async function startForRun(): Promise<void> {
  const programs = findPrograms();
  if (!programs) {
    const missing = `There is no PostgreSQL or PostgREST for ${process.platform} on ${process.arch} in node_modules`;
    if (process.env.CI) throw new ExpectedError(`${missing}. Run npm ci.`);
    console.warn(`Skipped: ${missing}, so the database was not tested.`);
    return;
  }
  const { port, password, close } = await startPostgres(programs.postgres);
  globalThis.stopPostgres = close;
  await createTemplate({ port, password });
  process.env.POSTGRES_OF_RUN = JSON.stringify({ port, password });
}
