import { ExpectedError } from '../helpers/expected-error';
import { askAsOwner } from '../service/ask-as-owner';
import type { Service } from '../service/find-service';
import type { Prompt } from './prompt';
import { proposedSubjects } from './proposed-subjects';
import { readStatus } from '../service/read-status';

/** Keyed by their name in Supabase Vault. `parameter` is the matching parameter of the `set_mail` SQL function. */
const settings = {
  mail_api_url: {
    parameter: 'api_url',
    question: 'Address of the mail service’s API',
    usual: 'https://api.resend.com/emails',
  },
  mail_api_key: { parameter: 'api_key', question: 'Its key, which is not shown', isSecret: true },
  mail_from: { parameter: 'sender', question: 'From, an address at your domain' },
  mail_to: { parameter: 'recipients', question: 'To, several with commas' },
} as const;

const isEncrypted = (address: string) =>
  URL.canParse(address) && (address.startsWith('https://') || new URL(address).hostname === '127.0.0.1');

/** An empty answer keeps the current value, if there is one. Throws an ExpectedError for a missing or invalid answer. */
export const setMail = async (service: Service, { ask }: Prompt): Promise<void> => {
  const { missing } = (await readStatus(service)).mail;
  const given: Record<string, string> = {};
  for (const [name, setting] of Object.entries(settings)) {
    const isMissing = missing.includes(name);
    const usual = isMissing && 'usual' in setting ? setting.usual : '';
    const onEnter = isMissing ? `for ${usual}` : 'keeps the current value';
    const note = isMissing && usual === '' ? '' : ` (Enter ${onEnter})`;
    const answer = (await ask(setting.question + note, 'isSecret' in setting)) || usual;
    if (answer === '' && isMissing) throw new ExpectedError(`${name} is required. Nothing was changed.`);
    if (name === 'mail_api_url' && answer !== '' && !isEncrypted(answer))
      throw new ExpectedError(
        `"${answer}" is not an address that starts with https://. Nothing was changed.`,
      );
    given[setting.parameter] = answer;
  }
  await askAsOwner(service, 'rpc/set_mail', { ...given, subjects: proposedSubjects });
};
