import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { findFreePorts } from '../../scripts/develop/serve/ports.ts';
import { copyPostgres, postgresProgram } from './programs.ts';

export type PostgresServer = {
  readonly port: number;
  /** Every database user has this password. */
  readonly password: string;
};

export const connectionUrl = (
  { port, password }: PostgresServer,
  user: 'postgres' | 'owner' | 'authenticator',
  database: string,
) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

// PostgreSQL refuses to run as root. Use the numeric ids of the `nobody` user, because /etc/passwd may not contain it.
const nobody = { uid: 65534, gid: 65534 };

/** Waits until the server accepts connections. Rejects if it exits before that. */
export const startPostgres = async (
  programs: string,
): Promise<PostgresServer & { readonly close: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const user = process.getuid?.() === 0 ? nobody : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const installation = join(folder, 'installation');
  copyPostgres(programs, installation);

  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  const data = join(folder, 'data');
  await promisify(execFile)(
    postgresProgram(installation, 'initdb'),
    ['-D', data, '-U', 'postgres', '-E', 'UTF8', '-A', 'password', `--pwfile=${passwordFile}`, '--no-sync'],
    { cwd: folder, ...user },
  );

  const port = await findFreePorts();
  // Disable fsync, because the data is deleted with the server.
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'fsync=off',
  ];
  const server = spawn(
    postgresProgram(installation, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: folder, stdio: 'ignore', ...user },
  );
  const exit = once(server, 'exit');
  // SIGQUIT shuts PostgreSQL down immediately, without saving data.
  const end = () => {
    server.kill('SIGQUIT');
    // Retry the deletion, because the server may still be writing files.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  process.once('exit', end);
  // Let the process exit without `close`.
  server.unref();
  const url = connectionUrl({ port, password }, 'postgres', 'postgres');
  while (!(await isReady(url))) {
    if (server.exitCode !== null)
      throw new Error(`The PostgreSQL server exited with code ${server.exitCode}.`);
    await setTimeout(50);
  }
  return {
    port,
    password,
    close: async () => {
      process.off('exit', end);
      server.kill('SIGQUIT');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const isReady = async (url: string): Promise<boolean> => {
  const sql = postgres(url, { max: 1 });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end();
  }
};
