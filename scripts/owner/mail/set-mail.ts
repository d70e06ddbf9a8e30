import type { Connection } from '@/lib/secret-client/rest-client.ts';
import { mailServices } from '../../../supabase/functions/notify-owner/mail-services/index.ts';
import { ExpectedError } from '../../shared/expected-error.ts';
import { openDatabase } from '../database/open-database.ts';
import { readStatus } from '../database/read-status.ts';
import type { Prompt } from '../shared/prompt.ts';

const names = Object.keys(mailServices);
const emailPattern = /^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+$/;

const isSender = (answer: string) => emailPattern.test(/^[^<>,]*<([^<>]+)>$/.exec(answer)?.[1] ?? answer);
const isList = (answer: string) => answer.split(',').every((one) => emailPattern.test(one.trim()));

type Question = {
  readonly name: 'service' | 'key' | 'from' | 'to';
  readonly question: string;
  readonly isValid?: (answer: string) => boolean;
};

const questions: readonly Question[] = [
  {
    name: 'service',
    question: `Mail service: ${names.join(', ')}`,
    isValid: (answer) => names.includes(answer.toLowerCase()),
  },
  { name: 'key', question: 'Its API key, which is not shown' },
  { name: 'from', question: 'From, an address at your domain', isValid: isSender },
  { name: 'to', question: 'To, several with commas', isValid: isList },
];

/**
 * Asks for the missing settings. An empty answer keeps the current value, if there is one. Throws an ExpectedError for a
 * missing or invalid answer. A new mail service, or a new URL of the project, needs the key again.
 */
export const setMail = async (connection: Connection, { ask }: Prompt): Promise<void> => {
  const { mail } = await readStatus(connection);
  const url = `${connection.url}/functions/v1/notify-owner`;
  const newSettings: Record<string, string> = { url };
  for (const { name, question, isValid } of questions) {
    const needsKey = mail.url !== url || (newSettings.service ?? mail.service) !== mail.service;
    const isStored = name === 'key' ? mail.key && !needsKey : Boolean(mail[name]);
    const currentValue = name === 'key' ? 'the current one' : mail[name];
    const answer = await ask(question + (isStored ? ` (Enter keeps ${currentValue})` : ''), name === 'key');
    if (answer === '' && isStored) continue;
    if (answer === '') throw new ExpectedError(`${name} is required. Nothing was changed.`);
    if (isValid && !isValid(answer))
      throw new ExpectedError(`"${answer}" can't be used for “${question}”. Nothing was changed.`);
    newSettings[name] = name === 'service' ? answer.toLowerCase() : answer;
  }
  await openDatabase(connection).call('set_mail', { given: newSettings });
};
