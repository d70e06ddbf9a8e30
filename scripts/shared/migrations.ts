import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFolders } from './project-folders.ts';

export type Migration = { readonly version: string; readonly name: string; readonly sql: string };

export const readMigrations = (folder: string): readonly Migration[] => {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
      return version && name ? [{ version, name, sql: readFileSync(join(folder, file), 'utf8') }] : [];
    });
};

export const newestMigration = () => Number(readMigrations(projectFolders.migrations).at(-1)?.version);

/**
 * Returns the version for a new migration: the current time, or the newest version plus one if that is later. `supabase
 * db push` refuses migrations that are older than the last one applied.
 */
export const nextMigration = (now: Date) =>
  Math.max(Number(now.toISOString().replaceAll(/\D/g, '').slice(0, 14)), newestMigration() + 1);

/** Writes a new migration. Returns its path for messages. */
export const writeMigration = (name: string, statements: readonly string[]): string => {
  const file = join(projectFolders.migrations, `${nextMigration(new Date())}_${name}.sql`);
  writeFileSync(file, [...statements, ''].join('\n'));
  return relative(projectFolders.root, file);
};
