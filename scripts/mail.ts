import { newestMigration } from './backend/apply-migrations';
import { judgeVersion } from './check-live/check-database';
import { judgeProduction } from './check-live/check-production';
import { reportLines } from './check-live/report';
import { ExpectedError } from './expected-error';
import { openPrompt, type Prompt } from './mail/prompt';
import { readStatus } from './mail/read-status';
import { setMail } from './mail/set-mail';
import { testMail } from './mail/test-mail';
import { readSettings } from './settings';
import type { Source } from './submissions/source';

/** The project of the build. Its secret key is asked for where the environment has none. */
const findProject = async ({ askSecret }: Prompt): Promise<Source> => {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: given } = readSettings();
  if (!url) throw new ExpectedError('Write NEXT_PUBLIC_SUPABASE_URL into .env.production.local first.');
  console.log(`The project at ${url}`);
  return { url, serviceKey: given || (await askSecret('Its secret key, which is not shown')) };
};

const status = async (source: Source) => {
  const found = await readStatus(source);
  const results = [judgeVersion(found.migration, newestMigration()), ...judgeProduction(found)];
  console.log(reportLines(results).join('\n'));
  if (results.some(({ fix }) => fix !== undefined)) process.exitCode = 1;
};

const commands: Readonly<Record<string, (source: Source, prompt: Prompt) => Promise<void>>> = {
  set: async (source, prompt) => {
    await setMail(source, prompt);
    console.log('Stored. Sending a test …');
    console.log(await testMail(source));
  },
  test: async (source) => console.log(await testMail(source)),
  status,
};

// `npm run mail -- set | test | status`: has the database tell the owner of leads by mail, sends a test, or says how production is.
const run = async () => {
  const [name = '', ...others] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || others.length > 0)
    throw new ExpectedError(
      'Say what to do: npm run mail -- set, npm run mail -- test or npm run mail -- status.',
    );
  const prompt = openPrompt(process.stdin, process.stdout);
  try {
    await command(await findProject(prompt), prompt);
  } finally {
    prompt.close();
  }
};

await run();
