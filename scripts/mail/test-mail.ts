import { setTimeout } from 'node:timers/promises';
import { ExpectedError } from '../helpers/expected-error';
import { askAsOwner } from '../service/ask-as-owner';
import type { Service } from '../service/find-service';

const attempts = 30;

type MailResponse = { readonly accepted: boolean; readonly message: string };

/** Throws an ExpectedError unless the mail service accepts the e-mail. */
export const testMail = async (service: Service): Promise<void> => {
  const request = await askAsOwner(service, 'rpc/send_test_mail', {});
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const response = (await askAsOwner(service, 'rpc/test_mail_response', {
      request,
    })) as MailResponse | null;
    if (response?.accepted === false)
      throw new ExpectedError(`The mail service did not accept the test: ${response.message}`);
    if (response) {
      console.log('The mail service accepted the test. Look for it in your inbox and your junk folder.');
      return;
    }
    await setTimeout(500);
  }
  throw new ExpectedError(
    'The mail service has not responded yet. Run npm run mail -- test again in a minute.',
  );
};
