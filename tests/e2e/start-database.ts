import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend } from '../../scripts/develop/backend/start-backend';
import { createTemplate } from '../engine/migrated-template';
import { findPrograms } from '../engine/programs';
import { startEngine } from '../engine/start-engine';
import { startPostgres } from '../engine/start-postgres';
import { submitHandler } from '../../supabase/functions/submit/handler';
import { ports } from './ports';

const urlOf = (port: number) => `http://localhost:${port}`;

/** The origins of the sites that submit forms to the Edge Function. In production, each site has its own function. */
const { backend: _backend, harness: _harness, ...sites } = ports;
const siteUrls = Object.values(sites).map(urlOf);
const siteUrl = urlOf(ports.stored);

const nowhere = 'http://localhost:9';

/** Unlike the test engine, the embedded database supports accounts. */
export const startStandIn = (port: number) =>
  startBackend({ dataDir: mkdtempSync(path.join(tmpdir(), 'stand-in-')), siteUrl, port });

export const startDatabase = async (port: number) => {
  const programs = findPrograms();
  if (!programs) return startStandIn(port);
  const server = await startPostgres(programs.postgres);
  await createTemplate(server);
  const engine = await startEngine(server, programs.postgrest, port);
  engine.mount('submit', (request) => {
    const from = siteUrls.find((url) => url === request.headers.get('origin')) ?? siteUrl;
    const url = from === urlOf(ports.down) ? nowhere : engine.url;
    return submitHandler({ siteUrl: from, url, secretKey: engine.secretKey })(request);
  });
  // Remove the limit per sender, because all tests have the same IP address.
  await engine.query('update private.submission_limits set per_sender = 100000');
  const close = async () => {
    await engine.close();
    await server.close();
  };
  return { url: engine.url, publishableKey: engine.publishableKey, secretKey: engine.secretKey, close };
};
