import { forms } from '@/content/forms/index.ts';
import { notifyHandler } from '../../supabase/functions/notify-owner/handler.ts';
import { database } from '../postgres/test-database.ts';
import { sendRequests } from './hosted-extensions.ts';
import { resetMailService, service } from './mail-service.ts';
import { insert, markedRow, reset, send, type Table } from './submissions.ts';

export const siteUrl = 'https://www.site.example';
export const mailPaths = { resend: '/emails', postmark: '/email', brevo: '/v3/smtp/email' } as const;
export type ServiceName = keyof typeof mailPaths;

export const mailSettings = {
  service: 'resend',
  from: 'The site <site@example.com>',
  to: 'a@example.com',
};

const asOwner = () => ({ apikey: database.secretKey });

/** The key is missing if it stays the same. */
export const setMail = (newSettings: Readonly<Record<string, string>>) =>
  send('POST', '/rest/v1/rpc/set_mail', { given: newSettings }, asOwner());

// Tests advance the function's clock instead of waiting. Rows keep the database's clock.
let offset = 0;
const now = () => new Date(Date.now() + offset);
export const skipMinutes = (minutes: number): void => {
  offset += minutes * 60_000;
};

export const functionUrl = () => `${database.url}/functions/v1/notify-owner`;

export const mountNotifier = (
  mailOrigin: string,
  name: ServiceName = 'resend',
  url = database.url,
  // Owners may choose emails without details.
  details: 'full' | 'counts' = 'full',
) =>
  database.mount(
    'notify-owner',
    notifyHandler({
      siteUrl,
      url,
      secretKey: database.secretKey,
      mailUrl: mailOrigin + mailPaths[name],
      now,
      details,
    }),
  );

export const restartMail = async (
  mailOrigin: string,
  changes: Partial<typeof mailSettings> = {},
): Promise<void> => {
  offset = 0;
  resetMailService();
  await reset();
  await database.query(
    'truncate public.owner_mails cascade; truncate net.http_request_queue, net._http_response; delete from vault.secrets',
  );
  mountNotifier(mailOrigin);
  const { status } = await setMail({ url: functionUrl(), key: service.key, ...mailSettings, ...changes });
  if (status !== 204) throw new Error(`The mail settings were not stored: ${status}`);
};

/** What pg_cron and pg_net do every minute. */
export const runJob = async (): Promise<void> => {
  await database.query('select private.call_notify_owner()');
  await sendRequests();
};

export const runMinutes = async (minutes: number): Promise<void> => {
  for (let minute = 0; minute < minutes; minute += 1) {
    skipMinutes(1);
    await runJob();
  }
};

let leads = 0;

/** Each row differs from all others. Throws if the database rejects it. */
export const storeLead = async (
  table: Table = 'operators',
  row: object = {},
  address = `${20 + (leads % 200)}.7.0.1`,
): Promise<string> => {
  leads += 1;
  const mark = `lead${leads}`;
  const { status, body } = await insert(
    table,
    { ...markedRow(table, mark), ...row },
    { 'X-Forwarded-For': address },
  );
  if (status !== 201) throw new Error(`${status}: ${body?.message}`);
  return mark;
};

/** The number of rows for which a condition holds, in all forms. */
export const countLeads = async (condition: string): Promise<number> => {
  const counts = forms.map(({ table }) => `(select count(*) from public.${table} where ${condition})`);
  const [row] = await database.query<{ amount: number }>(`select (${counts.join(' + ')})::integer as amount`);
  return row?.amount ?? 0;
};
export const countUnnotified = () => countLeads('notified_at is null');
