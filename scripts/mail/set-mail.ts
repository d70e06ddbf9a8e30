import { ExpectedError } from '../expected-error';
import type { Source } from '../submissions/source';
import { callAsOwner } from './call-as-owner';
import type { Prompt } from './prompt';
import { proposedSubjects } from './proposed-subjects';
import { readStatus } from './read-status';

const usualApi = 'https://api.resend.com/emails';

const isEncrypted = (address: string) =>
  URL.canParse(address) && (address.startsWith('https://') || new URL(address).hostname === '127.0.0.1');

/** Asks for the four settings of mail, and has the database keep them in Vault. Enter leaves one that is there as it is. */
export const setMail = async (source: Source, { ask, askSecret }: Prompt): Promise<void> => {
  const { missing } = (await readStatus(source)).mail;
  const note = (name: string, otherwise = '') =>
    missing.includes(name) ? otherwise : ' (Enter keeps what is there)';
  const required = (name: string, answer: string) => {
    if (answer === '' && missing.includes(name))
      throw new ExpectedError(`${name} is needed. Nothing was changed.`);
    return answer;
  };

  const given = await ask(
    `Address of the mail service’s API${note('mail_api_url', ` (Enter for ${usualApi})`)}`,
  );
  const api_url = given === '' && missing.includes('mail_api_url') ? usualApi : given;
  if (api_url !== '' && !isEncrypted(api_url))
    throw new ExpectedError(`"${api_url}" is not an address that begins with https://. Nothing was changed.`);
  const api_key = required(
    'mail_api_key',
    await askSecret(`Its key, which is not shown${note('mail_api_key')}`),
  );
  const sender = required('mail_from', await ask(`From, an address at your domain${note('mail_from')}`));
  const recipients = required('mail_to', await ask(`To, several with commas${note('mail_to')}`));
  await callAsOwner(source, 'set_mail', { api_url, api_key, sender, recipients, subjects: proposedSubjects });
};
