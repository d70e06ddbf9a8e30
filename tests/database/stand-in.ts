import { readMigrations } from '../../scripts/backend/apply-migrations';
import { startBackend } from '../../scripts/backend/start-backend';
import { projectPaths } from '../../scripts/helpers/project-paths';
import { everyKindTable, withoutLimits } from '../every-kind';

// Serves the stand-in of `npm start` with the table of `everyKind` until Ctrl-C, and stores the data in the given folder. It
// runs in a separate process, because Jest can't load @supabase/lite, which is only an ES module.
const [dataDir = ''] = process.argv.slice(2);
const { url, serviceKey, close } = await startBackend({
  dataDir,
  siteUrl: 'https://www.site.example',
  port: 0,
  migrations: [
    ...readMigrations(projectPaths.migrations),
    { version: '99999999999999', name: 'samples', sql: everyKindTable + withoutLimits },
  ],
});
console.log(`Serving ${JSON.stringify({ url, serviceKey })}`);
process.once('SIGINT', () => void close().then(() => process.exit(0)));
