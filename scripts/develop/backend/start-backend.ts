import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { forms } from '@/content/forms/index.ts';
import { submitHandler } from '../../../supabase/functions/submit/handler.ts';
import { ExpectedError } from '../../shared/expected-error.ts';
import { readMigrations } from '../../shared/migrations.ts';
import { projectFolders } from '../../shared/project-folders.ts';
import { findRunningBackend, recordBackend } from '../../shared/running-backend.ts';
import { applyMigrations, hostedState } from './apply-migrations.ts';
import { listen } from './listen.ts';

type Keys = { readonly publishableKey: string; readonly secretKey: string };

type BackendOptions = {
  readonly dataDir: string;
  /** The Edge Function `submit` rejects forms from other origins. */
  readonly siteUrl: string;
  readonly port: number;
  /** The address to listen on, and the host of the returned URL. By default 127.0.0.1. */
  readonly host?: { readonly address: string; readonly name: string };
  /** By default, each start generates new keys. */
  readonly keys?: Keys;
  /** Called for each accepted submission, including duplicates. */
  readonly onLead?: (form: string) => void;
  /** Called with the message of the database for each rejected submission, including one with a field that no migration adds. */
  readonly onReject?: (form: string, message: string) => void;
};

/** In bytes. Forms send far less. */
const maxBytes = 2 ** 19;

const messageOf = async (response: Response): Promise<string> => {
  const { message } = (await response.clone().json()) as { readonly message: string };
  return message;
};

const random = () => randomBytes(24).toString('hex');

const newKeys = (): Keys => ({
  publishableKey: `sb_publishable_${random()}`,
  secretKey: `sb_secret_${random()}`,
});

/**
 * Starts an embedded stand-in for a hosted Supabase project, with all migrations applied. Only use it for development:
 * a power cut can lose rows, and malformed requests can crash it. Throws an ExpectedError if the data
 * folder is in use.
 */
export const startBackend = async ({
  dataDir,
  siteUrl,
  port,
  host = { address: '127.0.0.1', name: '127.0.0.1' },
  keys: { publishableKey, secretKey } = newKeys(),
  onLead,
  onReject,
}: BackendOptions) => {
  await requireUnused(dataDir);
  const cluster = join(dataDir, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  // Delete PostgreSQL's lock file. After a crash it may be empty, and then PostgreSQL refuses to start.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  const connection = await createPgliteConnection({ url: cluster });
  const database = connection.driver;
  try {
    await database.waitReady;
    await database.exec(hostedState);
    const app = new App({
      connection,
      auth: { enabled: true, jwt_secret: random(), publishable_key: publishableKey, secret_key: secretKey },
    });
    await app.init();
    // Create the tables of the auth service, because signing up fails without them.
    await app.ensureSystemSchema();
    await applyMigrations(database, readMigrations(projectFolders.migrations));
    // Mark anonymous access as already configured. Otherwise the first request would grant the anonymous role access to
    // every table. The field is private; the test that anonymous visitors cannot read rows fails if this stops working.
    Object.assign(connection, { rlsState: 'active' });
    // Give errors an `inspect` method, because the service otherwise logs each rejected request including its row.
    connection.normalizeDbError = (error) => {
      const { message } = error as Error;
      return Object.assign(error as Error, { [inspect.custom]: () => `Refused: ${message}` });
    };

    const api = new Hono()
      .use(cors({ maxAge: 86_400 }))
      // This API doesn't call `requests.check_request`, the function that rejects large requests in hosted projects.
      .use(bodyLimit({ maxSize: maxBytes }))
      .all('/:part{rest|auth}/v1/*', async ({ req }) => {
        const response = await app.fetch(req.raw);
        const form = forms.find(({ table }) => req.path === `/rest/v1/${table}`);
        if (form && response.status === 201) onLead?.(form.id);
        if (form && response.status === 400) onReject?.(form.id, await messageOf(response));
        // Roll back, because a malformed request can leave a transaction open and there is only one database session.
        if (response.status >= 500) await database.exec('rollback');
        return response;
      })
      .all('/functions/v1/submit/*', ({ req }) =>
        submitHandler({ siteUrl, url: new URL(req.url).origin, secretKey })(req.raw),
      );
    const { url: local, close } = await listen((request) => api.fetch(request), port, host.address);
    const url = local.replace('127.0.0.1', host.name);
    const deleteRecord = recordBackend(dataDir, { url, publishableKey, secretKey });
    return {
      url,
      publishableKey,
      secretKey,
      close: async () => {
        await close();
        deleteRecord();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
};

/** Throws an ExpectedError if the folder is in use, because two databases would overwrite each other's rows. */
const requireUnused = async (dataDir: string): Promise<void> => {
  const running = findRunningBackend(dataDir);
  // Ignore a file whose database doesn't respond, because that process was killed.
  const isRunning = running && (await fetch(running.url).then(Boolean, () => false));
  if (isRunning)
    throw new ExpectedError(`Another copy is already running on the data in ${dataDir}. Stop it first.`);
};
