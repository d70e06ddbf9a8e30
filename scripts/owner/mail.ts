import type { Connection } from '@/lib/secret-client/rest-client.ts';
import { ExpectedError } from '../shared/expected-error.ts';
import { readArguments } from '../shared/read-arguments.ts';
import { readSettings } from '../shared/settings.ts';
import { checkProduction } from './database/check-production.ts';
import { checkVersion } from './database/check-version.ts';
import { databaseUrl } from './database/find-connection.ts';
import { readStatus } from './database/read-status.ts';
import { setMail } from './mail/set-mail.ts';
import { testMail } from './mail/test-mail.ts';
import { printFindings } from './shared/finding.ts';
import { openPrompt, type Prompt } from './shared/prompt.ts';

const commands: Readonly<Record<string, (connection: Connection, prompt: Prompt) => Promise<void>>> = {
  set: async (connection, prompt) => {
    await setMail(connection, prompt);
    console.log('Stored. Sending a test …');
    await testMail(connection);
  },
  test: testMail,
  status: async (connection) => {
    const status = await readStatus(connection);
    printFindings([checkVersion(status.migration), ...checkProduction(status)]);
  },
};

const [name = ''] = readArguments({
  name: 'mail',
  description:
    'Configures the emails about new leads, sends a test email, or prints the status of the database.',
  argumentLines: ['set', 'test', 'status'],
  maxArguments: 1,
}).positionals;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command)
  throw new ExpectedError(
    `${name ? `Unknown command "${name}"` : 'The command is missing'}. Use npm run mail -- set, test or status.`,
  );
const settings = readSettings();
const url = databaseUrl(settings);
console.log(`The project at ${url}`);
const prompt = openPrompt();
try {
  const secretKey =
    settings.SUPABASE_SERVICE_ROLE_KEY || (await prompt.ask('Its secret key, which is not shown', true));
  await command({ url, secretKey }, prompt);
} finally {
  prompt.close();
}
