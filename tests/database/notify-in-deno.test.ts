import { startDeno } from '../helpers/start-deno.ts';
import { isFullCheck } from '../helpers/test-level.ts';
import { database } from '../postgres/test-database.ts';
import { createHostedExtensions } from './hosted-extensions.ts';
import { mailbox, startMailService, stopMailService } from './mail-service.ts';
import {
  countUnnotified,
  functionUrl,
  mailPaths,
  mailSettings,
  restartMail,
  runJob,
  siteUrl,
  storeLead,
} from './owner-job.ts';
import { asNamed } from './submit-in-deno.ts';

// Runs the function `notify-owner` in Deno, as Supabase does. Only the full check runs this test, because npx has to
// download Deno.
const describeInFullCheck = isFullCheck ? describe : describe.skip;
afterAll(stopMailService);

describeInFullCheck('in Deno', () => {
  test('the function emails a new lead and rejects strangers', async () => {
    const origin = await startMailService();
    await createHostedExtensions();
    await restartMail(origin);
    const { url, stop } = await startDeno('notify-owner', {
      SITE_URL: `${siteUrl}/`,
      SUPABASE_URL: database.url,
      MAIL_API_URL: origin + mailPaths.resend,
      ...asNamed(database.secretKey),
    });
    try {
      database.mount('notify-owner', (request) =>
        fetch(url, { method: request.method, headers: request.headers }),
      );
      const stranger = await fetch(functionUrl(), {
        method: 'POST',
        headers: { authorization: `Bearer ${database.secretKey}` },
      });
      expect(stranger.status).toBe(401);
      await storeLead();
      await runJob();
      expect(mailbox).toHaveLength(1);
      expect(mailbox[0]).toMatchObject({ to: mailSettings.to });
      expect(await countUnnotified()).toBe(0);
    } finally {
      await stop();
    }
  });
});
