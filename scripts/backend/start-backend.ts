import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { forms } from '@/content/forms';
import { ExpectedError } from '../expected-error';
import { projectPaths } from '../project-paths';
import { applyMigrations, hostedState, type Migration, readMigrations } from './apply-migrations';
import { findRunningService, noteService } from './data-folder';
import { submitHandler } from '../../supabase/functions/submit/handler';
import { listen } from './listen';

type BackendOptions = {
  readonly dataDir: string;
  /** Origin of the site, whose forms the function `submit` takes. */
  readonly siteUrl: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Gets the name of every form that is taken, a repeated one as well. */
  readonly onLead?: (form: string) => void;
  /** Those of the project, unless a test adds one. */
  readonly migrations?: readonly Migration[];
};

const random = () => randomBytes(24).toString('hex');

/**
 * Starts a stand-in for a hosted Supabase project, with all migrations applied and its API at `url`. For development only:
 * a power cut can lose rows, and malformed requests can stop it. Its keys are new each time. Throws an ExpectedError when the
 * data folder is in use.
 */
export async function startBackend({
  dataDir,
  siteUrl,
  port,
  onLead,
  migrations = readMigrations(projectPaths.migrations),
}: BackendOptions) {
  await requireUnused(dataDir);
  const [anonKey, serviceKey] = [`sb_publishable_${random()}`, `sb_secret_${random()}`];
  const cluster = path.join(dataDir, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  // Postgres marks a running cluster with this file. A crash can leave it empty, and then Postgres never starts again.
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  const connection = await createPgliteConnection({ url: cluster });
  const database = connection.driver;
  try {
    await database.waitReady;
    await database.exec(hostedState);
    const app = new App({
      connection,
      auth: { enabled: true, jwt_secret: random(), publishable_key: anonKey, secret_key: serviceKey },
    });
    await app.init();
    // Without the tables of the auth service every sign-up fails.
    await app.ensureSystemSchema();
    await applyMigrations(database, migrations);
    // Left as 'unknown', the first request grants every table to the anonymous role. The field is not declared public; the
    // test that an anonymous read is refused fails when this stops working.
    Object.assign(connection, { rlsState: 'active' });
    // Every refusal is printed, with the row, unless the error says how.
    connection.normalizeDbError = (error) => {
      const { message } = error as Error;
      return Object.assign(error as Error, { [inspect.custom]: () => `Refused: ${message}` });
    };

    // The service also answers under paths that a hosted project does not have, and without leave for pages to read it.
    const api = new Hono()
      .use(cors({ maxAge: 86_400 }))
      .all('/:part{rest|auth}/v1/*', async ({ req }) => {
        const response = await app.fetch(req.raw);
        const form = forms.find(({ table }) => req.path === `/rest/v1/${table}`);
        if (form && response.status === 201) onLead?.(form.name);
        // A request that no form sends can leave a transaction open, in the one session that there is.
        if (response.status >= 500) await database.exec('rollback');
        return response;
      })
      .all('/functions/v1/submit/*', ({ req }) =>
        submitHandler({ siteUrl, serviceUrl: new URL(req.url).origin, serviceKey })(req.raw),
      );
    const { url, close } = await listen((request) => api.fetch(request), port);
    const takeNoteAway = noteService(dataDir, { url, anonKey, serviceKey });
    return {
      url,
      anonKey,
      serviceKey,
      /** Stops answering and closes the database. */
      close: async () => {
        await close();
        takeNoteAway();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Two services on one folder would lose each other's rows. */
async function requireUnused(dataDir: string): Promise<void> {
  const running = findRunningService(dataDir);
  // A process that was killed leaves the address of a service that no longer answers.
  const answers = running && (await fetch(running.url).then(Boolean, () => false));
  if (answers)
    throw new ExpectedError(`Another copy is already running on the data in ${dataDir}. Stop it first.`);
}
