import { checkVersion } from './check-live/check-database';
import { report } from './check-live/finding';
import { productionFindings } from './check-live/production-findings';
import { ExpectedError } from '../shared/expected-error';
import { plainArguments } from '../shared/plain-arguments';
import { openPrompt, type Prompt } from './mail/prompt';
import { readStatus } from './service/read-status';
import { setMail } from './mail/set-mail';
import { testMail } from './mail/test-mail';
import { projectUrl, type Service } from './service/find-service';
import { readSettings } from '../shared/settings';

const commands: Readonly<Record<string, (service: Service, prompt: Prompt) => Promise<void>>> = {
  set: async (service, prompt) => {
    await setMail(service, prompt);
    console.log('Stored. Sending a test …');
    await testMail(service);
  },
  test: testMail,
  status: async (service) => {
    const status = await readStatus(service);
    report([checkVersion(status.migration), ...productionFindings(status)]);
  },
};

// `npm run mail -- set | test | status`: configures emails about new leads, sends a test email, or prints the status
// of the production database.
const [name = ''] = plainArguments(1);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command)
  throw new ExpectedError(
    `${name ? `Unknown command "${name}"` : 'The command is missing'}. Use npm run mail -- set, test or status.`,
  );
const settings = readSettings();
const url = projectUrl(settings);
console.log(`The project at ${url}`);
const prompt = openPrompt(process.stdin, process.stdout);
try {
  const serviceKey =
    settings.SUPABASE_SERVICE_ROLE_KEY || (await prompt.ask('Its secret key, which is not shown', true));
  await command({ url, serviceKey }, prompt);
} finally {
  prompt.close();
}
