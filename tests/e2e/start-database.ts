import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../scripts/develop/backend/start-backend.ts';
import { testKeys } from '../../scripts/develop/shared/tested-site.ts';
import { submitHandler } from '../../supabase/functions/submit/handler.ts';
import { createTemplate } from '../postgres/migrated-template.ts';
import { findPrograms } from '../postgres/programs.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { startTestDatabase } from '../postgres/start-test-database.ts';
import { ports } from './ports.ts';

const urlOf = (port: number) => `http://localhost:${port}`;

/** The origins of the sites that submit forms to the Edge Function. In production, each site has its own function. */
const { backend: _backend, harness: _harness, ...sites } = ports;
const siteUrls = Object.values(sites).map(urlOf);
const siteUrl = urlOf(ports.stored);

const nowhere = 'http://localhost:9';

/** Unlike the test database, the embedded database supports accounts. */
export const startStandIn = (port: number) =>
  startBackend({ dataDir: mkdtempSync(join(tmpdir(), 'stand-in-')), siteUrl, port, keys: testKeys });

/** Starts the database that the site under test is connected to. Returns a function that stops it. */
export const startDatabase = async (): Promise<() => Promise<void>> => {
  const programs = findPrograms();
  if (!programs) return (await startStandIn(ports.backend)).close;
  const server = await startPostgres(programs.postgres);
  await createTemplate(server);
  const database = await startTestDatabase(server, programs.postgrest, ports.backend);
  database.mount('submit', (request) => {
    const from = siteUrls.find((url) => url === request.headers.get('origin')) ?? siteUrl;
    const url = from === urlOf(ports.down) ? nowhere : database.url;
    return submitHandler({ siteUrl: from, url, secretKey: database.secretKey })(request);
  });
  // Remove the limit per sender, because all tests have the same IP address.
  await database.query('update private.submission_limits set per_sender = 100000');
  // Accept forms from these origins, even if a migration of the owner only names the origins of the published site.
  await database.query('delete from private.site_origins where true');
  return async () => {
    await database.close();
    await server.close();
  };
};
