import { readMigrations } from './backend/apply-migrations';

/**
 * After how many months the database deletes submissions, as the migrations of a folder set it up. An owner may have
 * changed the number in the hosted database since. Throws where no migration names it.
 */
export function keptMonths(migrations: string): number {
  const sql = readMigrations(migrations).map((migration) => migration.sql);
  const defaults = sql.join('\n').matchAll(/kept_months (?:integer not null |set )default (\d+)/g);
  const last = [...defaults].at(-1)?.[1];
  if (last === undefined)
    throw new Error(`No migration in ${migrations} says how long submissions are kept.`);
  return Number(last);
}
