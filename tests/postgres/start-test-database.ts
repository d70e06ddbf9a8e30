import { randomBytes, randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { listen } from '../../scripts/develop/backend/listen.ts';
import { testKeys } from '../../scripts/develop/shared/tested-site.ts';
import { createGateway, signToken, type EdgeFunction } from './gateway.ts';
import { template } from './migrated-template.ts';
import { connectionUrl, type PostgresServer } from './start-postgres.ts';
import { startPostgrest } from './start-postgrest.ts';

export type TestDatabase = {
  readonly url: string;
  readonly postgrest: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly visitorToken: string;
  /** Signs tokens for PostgREST. */
  readonly secret: string;
  /** A connection URL with the owner's rights. */
  readonly ownerUrl: string;
  readonly query: <Row>(sql: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>;
  readonly mount: (name: string, edgeFunction: EdgeFunction) => void;
  readonly close: () => Promise<void>;
};

/** Port 0 selects a free port. */
export const startTestDatabase = async (
  server: PostgresServer,
  program: string,
  port = 0,
): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const superuser = postgres(connectionUrl(server, 'postgres', 'postgres'), { max: 1 });
  await superuser.unsafe(`create database ${name} template ${template} owner owner`);
  await superuser.end();

  const secret = randomBytes(32).toString('hex');
  const postgrest = await startPostgrest({
    program,
    database: connectionUrl(server, 'authenticator', name),
    secret,
  });
  const { publishableKey, secretKey } = testKeys;
  const functions = new Map<string, EdgeFunction>();
  const handle = createGateway({
    postgrest: postgrest.url,
    secret,
    keys: { [publishableKey]: 'anon', [secretKey]: 'service_role' },
    functions,
  });
  const gateway = await listen(
    (request, { incoming }) => handle(request, incoming.socket.remoteAddress ?? ''),
    port,
  );

  const ownerUrl = connectionUrl(server, 'owner', name);
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  return {
    url: gateway.url,
    postgrest: postgrest.url,
    publishableKey,
    secretKey,
    visitorToken: signToken('authenticated', secret),
    secret,
    ownerUrl,
    query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
      [
        ...(await sql.unsafe(text, parameters as postgres.ParameterOrJSON<never>[])),
      ] as unknown as readonly Row[],
    mount: (function_, edgeFunction) => void functions.set(function_, edgeFunction),
    close: async () => {
      await gateway.close();
      // Limit the wait, because a query may still be waiting for a lock after a failed test.
      await sql.end({ timeout: 1 });
      await postgrest.close();
    },
  };
};
