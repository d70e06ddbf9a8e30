import { ExpectedError } from '../shared/expected-error.ts';
import { writeMigration } from '../shared/migrations.ts';
import { readArguments } from '../shared/read-arguments.ts';
import { isWebUrl, readSettings } from '../shared/settings.ts';

const others = readArguments({
  name: 'origins',
  description:
    'Writes a migration, so that browsers can send forms only from your site and the given addresses.',
  argumentLines: ['[https://preview.your-domain.co.uk …]'],
  maxArguments: Infinity,
}).positionals;
const site = readSettings().NEXT_PUBLIC_SITE_URL;
if (!site) throw new ExpectedError('Set NEXT_PUBLIC_SITE_URL in .env.production.local first.');
const urls = [site, ...others];
const invalid = urls.find((url) => !isWebUrl(url));
if (invalid !== undefined)
  throw new ExpectedError(
    `"${invalid}" is not a web address. Use one such as https://preview.your-domain.co.uk`,
  );

const origins = [...new Set(urls.map((url) => new URL(url).origin))];
const migration = writeMigration('origins', [
  'delete from private.site_origins where true;',
  `insert into private.site_origins values ${origins.map((origin) => `('${origin}')`).join(', ')};`,
]);
console.log(
  `Wrote ${migration}: browsers can send forms only from ${origins.join(', ')}. Push the migration.`,
);
