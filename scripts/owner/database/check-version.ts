import { newestMigration } from '../../shared/migrations.ts';
import { finding, type Finding } from '../shared/finding.ts';

/** What to do if the database lacks migrations. */
export const pushMigrations = 'Push the migrations (docs/going-live.md), then upload the site.';

export const checkVersion = (appliedVersion: number): Finding => {
  const check = 'Migrations';
  const newest = newestMigration();
  const result = `the last is ${appliedVersion || 'unknown'}, here it is ${newest}`;
  if (appliedVersion === newest) return finding(check, result);
  const fetchNewer = 'This folder is older than the database: fetch its newer version, build and upload.';
  return finding(check, result, appliedVersion > newest ? fetchNewer : pushMigrations);
};
