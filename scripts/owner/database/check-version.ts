import { newestMigration } from '../../shared/migrations.ts';
import { finding, type Finding } from '../shared/finding.ts';

/** What to do if the database lacks migrations. */
export const pushMigrations = 'Push the migrations (docs/going-live.md), then upload the site.';

export const checkVersion = (applied: number): Finding => {
  const check = 'Migrations';
  const newest = newestMigration();
  const found = `the last is ${applied || 'unknown'}, here it is ${newest}`;
  if (applied === newest) return finding(check, found);
  const fetchNewer = 'This folder is older than the database: fetch its newer version, build and upload.';
  return finding(check, found, applied > newest ? fetchNewer : pushMigrations);
};
