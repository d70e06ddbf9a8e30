import { setTimeout } from 'node:timers/promises';
import { ExpectedError } from '../expected-error';
import { askAsOwner } from '../service/ask-as-owner';
import type { Service } from '../service/find-service';

const attempts = 30;

type MailResponse = { readonly accepted: boolean; readonly message: string };

/** Has the database send a mail that is no lead. Throws an ExpectedError where the mail service did not take it. */
export const testMail = async (service: Service): Promise<void> => {
  const request = await askAsOwner(service, 'rpc/send_test_mail', {});
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const response = (await askAsOwner(service, 'rpc/test_mail_response', {
      request,
    })) as MailResponse | null;
    if (response?.accepted === false)
      throw new ExpectedError(`The mail service did not take the test: ${response.message}`);
    if (response) {
      console.log('The mail service took the test: look for it, in the junk folder too.');
      return;
    }
    await setTimeout(500);
  }
  throw new ExpectedError(
    'The database has no answer of the mail service yet. Try npm run mail -- test again in a minute.',
  );
};
