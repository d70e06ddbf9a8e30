import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { findFreePorts } from '../../scripts/develop/serve/ports.ts';

type Options = {
  readonly program: string;
  readonly database: string;
  readonly secret: string;
};

/** Uses the settings of a hosted project, and waits until PostgREST responds. Rejects if it exits before that. */
export const startPostgrest = async ({ program, database, secret }: Options) => {
  const port = await findFreePorts();
  const server = spawn(program, [], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      NODE_ENV: 'test',
      PGRST_DB_URI: database,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_DB_CHANNEL_ENABLED: 'false',
      PGRST_JWT_SECRET: secret,
      PGRST_LOG_LEVEL: 'crit',
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
    },
  });
  let log = '';
  server.stderr.on('data', (part: Buffer) => {
    log += part.toString();
  });
  const exit = once(server, 'exit');
  // SIGTERM isn't enough, because PostgREST would wait for queries that are waiting for a lock.
  const end = () => void server.kill('SIGKILL');
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`PostgREST exited:\n${log}`);
    await setTimeout(20);
  }
  return {
    url,
    close: async () => {
      process.off('exit', end);
      end();
      await exit;
    },
  };
};
