import { readMigrations } from '../../scripts/shared/migrations';
import { startBackend } from '../../scripts/develop/backend/start-backend';
import { projectPaths } from '../../scripts/shared/project-paths';
import { everyKindTable, withoutLimits } from '../helpers/every-kind';

// Serves the embedded database with a table for the form `everyKind`. Tests run this script in a separate process,
// because @supabase/lite is published only as an ES module and Jest can't load it.
const [dataDir = ''] = process.argv.slice(2);
const { url, secretKey, close } = await startBackend({
  dataDir,
  siteUrl: 'https://www.site.example',
  port: 0,
  migrations: [
    ...readMigrations(projectPaths.migrations),
    { version: '99999999999999', name: 'samples', sql: everyKindTable + withoutLimits },
  ],
});
console.log(`Serving ${JSON.stringify({ url, secretKey })}`);
process.once('SIGINT', () => void close().then(() => process.exit(0)));
