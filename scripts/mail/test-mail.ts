import { setTimeout } from 'node:timers/promises';
import { ExpectedError } from '../expected-error';
import type { Source } from '../submissions/source';
import { callAsOwner } from './call-as-owner';

const attempts = 30;

/** Has the database send a mail that is no lead, and returns what to print. Throws an ExpectedError where the mail service did not take it. */
export const testMail = async (source: Source): Promise<string> => {
  const request = await callAsOwner(source, 'send_test_mail');
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await callAsOwner(source, 'test_mail_answer', { request });
    if (answer !== null) {
      const { taken, said } = answer as { readonly taken: boolean; readonly said: string };
      if (taken) return 'The mail service took the test: look for it, in the junk folder too.';
      throw new ExpectedError(`The mail service did not take the test: ${said}`);
    }
    await setTimeout(500);
  }
  throw new ExpectedError(
    'The database has no answer of the mail service yet. Try npm run mail -- test again in a minute.',
  );
};
