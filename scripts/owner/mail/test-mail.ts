import { setTimeout } from 'node:timers/promises';
import type { MailRow } from '@/lib/leads/mail-row.ts';
import type { Connection } from '@/lib/secret-client/rest-client.ts';
import { ExpectedError } from '../../shared/expected-error.ts';
import { checkProduction } from '../database/check-production.ts';
import { openDatabase } from '../database/open-database.ts';
import { readMails, readStatus } from '../database/read-status.ts';

/** The job runs every minute. */
const longestWaitMs = 100_000;

/**
 * Asks for a test email, which the job sends like any other, and reports the result for each recipient. Throws an
 * ExpectedError unless the mail service accepts every copy.
 */
export const testMail = async (connection: Connection): Promise<void> => {
  const database = openDatabase(connection);
  const [testMailRow] = await database.write<MailRow>('POST', 'owner_mails', { is_test: true });
  console.log('Waiting for the job, which sends it within a minute …');
  for (const start = Date.now(); Date.now() - start < longestWaitMs; await setTimeout(500)) {
    const [mail] = await readMails(database, `id=eq.${testMailRow?.id}&next_try_at=is.null`);
    if (!mail) continue;
    const results = Object.entries(mail.recipients);
    for (const [email, { problem }] of results)
      console.log(problem ? `${email}: not accepted. ${problem}` : `${email}: accepted`);
    if (results.some(([, { problem }]) => problem))
      throw new ExpectedError(
        'The mail service did not accept every copy. Correct the setting: npm run mail -- set',
      );
    console.log(
      'Look for it in each inbox and junk folder, because no command can see whether it arrived there.',
    );
    return;
  }
  const reasons = checkProduction(await readStatus(connection)).flatMap(({ check, result, fix }) =>
    fix ? [`${check} ${result}. ${fix}`] : [],
  );
  throw new ExpectedError(['The test was not sent in time.', ...reasons].join('\n'));
};
