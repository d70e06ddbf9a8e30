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

export const setMail = (values: { readonly api_url: string; readonly sender?: string }) =>
  send(
    'POST',
    '/rest/v1/rpc/set_mail',
    { ...mailSettings, subjects: proposedSubjects, ...values },
    { apikey: engine.serviceKey },
  );

const morning = '2030-05-01T09:00:00Z';

// Tests advance the job's clock instead of waiting.
let now = new Date(morning);

export const resetToMorning = async (): Promise<void> => {
  await reset();
  now = new Date(morning);
  mails.length = 0;
  mailApi.status = 200;
};

export const restartMail = async (api_url: string): Promise<void> => {
  await engine.query(
    'truncate private.owner_mails, private.limits_reached, net.http_request_queue, net._http_response',
  );
  await engine.query('delete from vault.secrets');
  await setMail({ api_url });
};

export const skipMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

/** After each run, pg_net sends its queued requests, unless the test simulates that pg_net is down. */
export const runMinutes = async (minutes: number, { netIsDown = false } = {}): Promise<void> => {
  for (let minute = 0; minute < minutes; minute += 1) {
    skipMinutes(1);
    await engine.query('select private.notify_owner($1)', [now.toISOString()]);
    if (!netIsDown) await sendRequests();
  }
};

let leads = 0;

/** Each row differs from all others. Throws if the database rejects it. */
export const storeLead = async (table: Table = 'operators', row: object = {}): Promise<void> => {
  leads += 1;
  const { status, body } = await insert(table, { ...markedRow(table, `lead${leads}`), ...row });
  if (status !== 201) throw new Error(`${status}: ${body?.message}`);
};

export const storeLeadEachMinute = async (minutes: number): Promise<void> => {
  for (let minute = 0; minute < minutes; minute += 1) {
    await storeLead(minute % 2 ? 'operators' : 'enquiries');
    await runMinutes(1);
  }
};

export const unnotified = async (): Promise<number> => {
  const [row] = await engine.query<{ rows: number }>(
    `select sum(rows)::integer as rows from private.submission_limits l, lateral private.unnotified(l.form)`,
  );
  return row?.rows ?? 0;
};
