import '../telemetry-off';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { App } from '@supabase/lite';
import { projectPaths } from '../project-paths';
import { applyMigrations, hostedState, readMigrations } from './apply-migrations';
import { prepareCluster } from './cluster';
import { createApi } from './create-api';
import { serviceKeys, type ServiceKeys, urlFile } from './data-folder';
import { lockData } from './data-lock';
import { createLeadReporter } from './leads';
import { listen } from './listen';
import { hardenConnection, openConnection } from './open-connection';
import { withQuietConsole } from './quiet-console';

type BackendOptions = {
  /** Without a folder the data is kept in memory. */
  readonly dataDir?: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Gets a line for every lead that is stored. */
  readonly onLead?: (line: string) => void;
};

/**
 * Starts the embedded database service with all migrations applied, with the API of a hosted Supabase project at `url`. For
 * development and tests only: a power cut can lose rows. Throws an ExpectedError when the port or the data folder is in use.
 */
export async function startBackend({ dataDir, port, onLead }: BackendOptions) {
  const cleanUp: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (let undo = cleanUp.pop(); undo; undo = cleanUp.pop()) await undo();
  };
  try {
    const cluster = dataDir && path.join(dataDir, 'postgres');
    if (dataDir) {
      mkdirSync(dataDir, { recursive: true });
      cleanUp.push(await lockData(dataDir));
    }
    const keys = await serviceKeys(dataDir);
    if (cluster) await prepareCluster(cluster);
    const connection = await openConnection(cluster);
    cleanUp.push(() => connection.close());
    const database = connection.driver;

    await database.exec(hostedState);
    const app = await startApp(connection, keys);
    await applyMigrations(database, readMigrations(projectPaths.migrations));
    await hardenConnection(connection);

    const api = createApi({
      fetch: app.fetch,
      setHeaders: (headers) => database.query(`select set_config('request.headers', $1, false)`, [headers]),
      recover: () => database.exec('rollback'),
      ...(onLead && { stored: await createLeadReporter(database, onLead) }),
    });
    const { url, close: stopListening } = await listen(api, port);
    cleanUp.push(stopListening);
    if (dataDir) {
      writeFileSync(urlFile(dataDir), url);
      cleanUp.push(() => rmSync(urlFile(dataDir), { force: true }));
    }
    return {
      url,
      anonKey: keys.anonKey,
      serviceKey: keys.serviceKey,
      /** Runs SQL as the database's owner and returns the rows. */
      query: async <Row>(sql: string, parameters?: unknown[]): Promise<readonly Row[]> =>
        (await database.query<Row>(sql, parameters)).rows,
      /** Stops answering, closes the database and unlocks the data folder. */
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startApp(
  connection: Awaited<ReturnType<typeof openConnection>>,
  { jwtSecret, anonKey, serviceKey }: ServiceKeys,
): Promise<App> {
  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: jwtSecret, publishable_key: anonKey, secret_key: serviceKey },
  });
  await withQuietConsole(() => app.init());
  // Without the tables of the auth service every sign-up fails.
  await withQuietConsole(() => app.ensureSystemSchema());
  return app;
}
