import { setTimeout } from 'node:timers/promises';
import { ExpectedError } from '../expected-error';
import { askAsOwner } from '../service/ask-as-owner';
import type { Service } from '../service/find-service';

const attempts = 30;

type MailAnswer = { readonly taken: boolean; readonly said: string };

/** Has the database send a mail that is no lead. Throws an ExpectedError where the mail service did not take it. */
export const testMail = async (service: Service): Promise<void> => {
  const request = await askAsOwner(service, 'rpc/send_test_mail', {});
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = (await askAsOwner(service, 'rpc/test_mail_answer', { request })) as MailAnswer | null;
    if (answer?.taken === false)
      throw new ExpectedError(`The mail service did not take the test: ${answer.said}`);
    if (answer) {
      console.log('The mail service took the test: look for it, in the junk folder too.');
      return;
    }
    await setTimeout(500);
  }
  throw new ExpectedError(
    'The database has no answer of the mail service yet. Try npm run mail -- test again in a minute.',
  );
};
