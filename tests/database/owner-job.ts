import { proposedSubjects } from '@/scripts/mail/proposed-subjects';
import { engine } from '../engine/engine-of-file';
import { sendRequests } from './hosted-extensions';
import { mailApi, mails } from './mail-api';
import { insert, markedRow, reset, send, type Table } from './submissions';

export const mailSettings = {
  api_key: 'key of the service',
  sender: 'site@example.com',
  recipients: 'a@example.com, b@example.com,',
};

/** Sets mail up as the owner does. */
export const setMail = (values: { readonly api_url: string; readonly sender?: string }) =>
  send(
    'POST',
    '/rest/v1/rpc/set_mail',
    { ...mailSettings, subjects: proposedSubjects, ...values },
    { apikey: engine.serviceKey },
  );

const morning = '2030-05-01T09:00:00Z';

// Nobody waits for the clock of the job.
let now = new Date(morning);

/** No row, no mail, a mail service that takes them, and the same moment again. */
export const startMorning = async (): Promise<void> => {
  await reset();
  now = new Date(morning);
  mails.length = 0;
  mailApi.status = 200;
};

/** Forgets each mail and its request, and sets mail up. */
export const restartMail = async (api_url: string): Promise<void> => {
  await engine.query(
    'truncate private.owner_mails, private.limits_reached, net.http_request_queue, net._http_response',
  );
  await engine.query('delete from vault.secrets');
  await setMail({ api_url });
};

/** Lets time go by without a run of the job. */
export const skip = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

/** Runs the job once a minute. pg_net works in between, unless it is down. */
export const pass = async (minutes: number, { netIsDown = false } = {}): Promise<void> => {
  for (let minute = 0; minute < minutes; minute += 1) {
    skip(1);
    await engine.query('select private.notify_owner($1)', [now.toISOString()]);
    if (!netIsDown) await sendRequests();
  }
};

let leads = 0;

/** Stores a row that is unlike every other. Rejects where it is refused. */
export const arrive = async (table: Table = 'operators', row: object = {}): Promise<void> => {
  leads += 1;
  const { status, body } = await insert(table, { ...markedRow(table, `lead${leads}`), ...row });
  if (status !== 201) throw new Error(`${status}: ${body?.message}`);
};

/** How many rows the owner was not notified of. */
export const unnotified = async (): Promise<number> => {
  const [row] = await engine.query<{ rows: number }>(
    `select sum(rows)::integer as rows from private.submission_limits l, lateral private.unnotified(l.form)`,
  );
  return row?.rows ?? 0;
};
