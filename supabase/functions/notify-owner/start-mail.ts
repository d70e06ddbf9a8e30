import { forms } from '@/content/forms/index.ts';
import type { Form } from '@/content/model/form.ts';
import type { MailRow, ReachedLimit } from '@/lib/leads/mail-row.ts';
import type { RestClient } from '@/lib/secret-client/rest-client.ts';
import { isMailDue, type RecentMail } from './pauses.ts';

const dayMs = 24 * 60 * 60_000;
/** Longer than Supabase lets a function run, so that no two calls send the same email at the same time. */
export const claimMs = 3 * 60_000;
/** Rows of a form that one email is about. Marking 10,000 takes a busy database longer than the client waits. */
const maxClaimed = 2500;

const waiting = 'notified_at=is.null&mail_id=is.null';

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

type Due = { readonly mail_after: string | null };

/**
 * Returns the first lead that needs an email now. After three leads of a network, its others wait for an email about
 * other leads until `mail_after`.
 */
const findDue = async (database: RestClient, { table }: Form, now: Date): Promise<readonly Due[]> => {
  const due = `or=(mail_after.is.null,mail_after.lte.${now.toISOString()})`;
  return database.get(`${table}?select=mail_after&${waiting}&${due}&order=mail_after.asc.nullsfirst&limit=1`);
};

const claimLeads = async (database: RestClient, { table }: Form, mailId: string): Promise<void> => {
  const [last] = await database.get<{ created_at: string }>(
    `${table}?select=created_at&${waiting}&order=created_at&offset=${maxClaimed - 1}&limit=1`,
  );
  const until = last ? `&created_at=lte.${encodeURIComponent(last.created_at)}` : '';
  await database.patchAll(`${table}?${waiting}${until}`, { mail_id: mailId });
};

/** Daily limits are always reported. A limit for one network is reported only together with leads. */
const claimLimits = async (database: RestClient, hasLeads: boolean): Promise<readonly ReachedLimit[]> => {
  const names = hasLeads ? 'per_day,network' : 'per_day';
  const limits = await database.write<ReachedLimit>(
    'PATCH',
    `reached_limits?notified=is.false&limit_name=in.(${names})&select=form_table,limit_name,day`,
    { notified: true },
  );
  return limits.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
};

/**
 * Stores an email about all waiting leads, if one is due, and claims it for this call. Two simultaneous calls never claim
 * the same lead. If this call ends early, the next one finds an email without leads, or one to retry.
 */
export const startMail = async (database: RestClient, now: Date): Promise<MailRow | undefined> => {
  const due = (await Promise.all(forms.map((form) => findDue(database, form, now)))).flat();
  const hasLeads = due.length > 0;
  const isUrgent = !hasLeads || due.some(({ mail_after }) => mail_after === null);
  const recent = await database.get<RecentMail>(
    `owner_mails?select=created_at,is_urgent&is_test=is.false&created_at=gte.${before(now, dayMs)}`,
  );
  if (!isMailDue(recent, isUrgent, now)) return undefined;
  const limits = await claimLimits(database, hasLeads);
  if (!hasLeads && limits.length === 0) return undefined;
  const [mail] = await database.write<MailRow>('POST', 'owner_mails', {
    created_at: now.toISOString(),
    tries: 1,
    next_try_at: new Date(now.getTime() + claimMs).toISOString(),
    is_urgent: isUrgent,
    limits,
  });
  if (mail) for (const form of forms) await claimLeads(database, form, mail.id);
  return mail;
};
