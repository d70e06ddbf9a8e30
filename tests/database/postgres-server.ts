import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hostedState, readMigrations } from '@/scripts/backend/apply-migrations';
import { freePort } from '../free-port';

/** A PostgreSQL server of its own in a temporary folder, reachable on this machine alone. */
export type PostgresServer = {
  /** Runs SQL as the superuser, stops at the first error, and returns unaligned rows without headings. */
  readonly psql: (sql: string) => Promise<string>;
  /** Runs SQL a number of times on each of several connections at once, and no more often a second altogether than it is told. */
  readonly bench: (sql: string, connections: number, times: number, perSecond?: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

const run = promisify(execFile);
const oldestVersion = 15;

/** The folder with the programs of the newest installed PostgreSQL server from version 15 on, or undefined. */
export function findPostgres(): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).map(Number) : [];
  const newest = versions.filter((version) => version >= oldestVersion).toSorted((a, b) => b - a)[0];
  if (newest !== undefined) return path.join(packaged, String(newest), 'bin');
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .find((folder) => existsSync(path.join(folder, 'pg_ctl')));
}

/** Whether pgTAP is installed for the server with the programs in a folder. */
export function hasPgtap(programs: string): boolean {
  const shared = execFileSync(path.join(programs, 'pg_config'), ['--sharedir'], { encoding: 'utf8' }).trim();
  return existsSync(path.join(shared, 'extension', 'pgtap.control'));
}

/** Starts a server with the programs in a folder and waits until it answers. Rejects when it ends instead. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  const password = randomBytes(16).toString('hex');
  writeFileSync(passwordFile, password);

  // The server refuses to run as root.
  const user = process.getuid?.() === 0 ? findPostgresUser() : undefined;
  if (user) {
    chownSync(folder, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }

  await run(
    path.join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--no-sync',
    ],
    { cwd: folder, ...user },
  );
  const port = String(await freePort());
  const server = spawn(
    path.join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      port,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'fsync=off',
    ],
    { cwd: folder, stdio: 'ignore', ...user },
  );
  const ended = once(server, 'exit');
  const env = {
    ...process.env,
    PGPASSWORD: password,
    PGHOST: '127.0.0.1',
    PGPORT: port,
    PGUSER: 'postgres',
    PGDATABASE: 'postgres',
  };

  const psql = async (sql: string): Promise<string> => {
    const script = path.join(folder, `${randomUUID()}.sql`);
    writeFileSync(script, sql);
    const options = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-f', script];
    return (await run(path.join(programs, 'psql'), options, { env })).stdout;
  };
  while (!(await psql('select 1').catch(() => undefined))) {
    if (server.exitCode !== null)
      throw new Error(`The PostgreSQL server ended with code ${server.exitCode}.`);
    await setTimeout(100);
  }
  return {
    psql,
    bench: async (sql, connections, times, perSecond) => {
      const script = path.join(folder, 'bench.sql');
      writeFileSync(script, sql);
      const rate = perSecond === undefined ? [] : ['-R', String(perSecond)];
      const options = ['-n', '-c', String(connections), '-t', String(times), ...rate, '-f', script];
      await run(path.join(programs, 'pgbench'), options, { env });
    },
    close: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Brings an empty server to the state of a hosted project with all migrations, applied by an owner who is not a superuser. */
export async function migrateAsHosted(server: PostgresServer): Promise<void> {
  await server.psql(`
    create role owner createrole;
    create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
    grant anon, authenticated, service_role to owner;
    alter database postgres owner to owner;`);
  const migrations = readMigrations(path.resolve('supabase/migrations')).map(({ sql }) => sql);
  await server.psql(['set session authorization owner;', hostedState, ...migrations].join('\n'));
}

function findPostgresUser(): { readonly uid: number; readonly gid: number } {
  const ask = (what: string): number => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}
