import { recipientsOf } from '@/lib/leads/mail-row.ts';
import { mailsAtOnce } from '../../../supabase/functions/notify-owner/pauses.ts';
import { finding, type Finding } from '../shared/finding.ts';
import type { ProductionStatus } from './read-status.ts';

const minuteMs = 60_000;

/** Minutes since a job's last success after which it has missed more than one run. */
const longestInterval: Readonly<Record<string, number>> = { 'delete-expired': 15, 'notify-owner': 5 };

/** Minutes until the owner is notified of a new row: one until the job runs, one to send the email, and one in reserve. */
const expectedWait = 3;

const setAdvice = 'Run npm run mail -- set.';

const minutesBetween = (from: string, to: string) =>
  Math.floor((Date.parse(to) - Date.parse(from)) / minuteMs);

const relativeTime = new Intl.RelativeTimeFormat('en-GB');

const ago = (minutes: number): string =>
  minutes < 120
    ? relativeTime.format(-minutes, 'minute')
    : relativeTime.format(-Math.floor(minutes / 60), 'hour');

const checkJob = (job: ProductionStatus['jobs'][number], now: string): Finding => {
  const check = `Job ${job.name}`;
  if (!job.scheduled)
    return finding(check, 'is not scheduled', `In Integrations, switch Cron on. ${setAdvice}`);
  const see = `See Integrations, Cron, in the dashboard${job.problem ? `: ${job.problem}` : '.'}`;
  if (job.succeeded_at === null) return finding(check, 'has not succeeded yet', `Wait five minutes. ${see}`);
  const minutes = minutesBetween(job.succeeded_at, now);
  const isLate = minutes > (longestInterval[job.name] ?? 0);
  return finding(check, `last succeeded ${ago(minutes)}`, isLate ? see : undefined);
};

const deploy = 'Deploy the functions (docs/going-live.md).';

/** What to do if the function responds with this status. */
const fixes: Readonly<Record<number, string>> = {
  401: setAdvice,
  404: deploy,
  503: setAdvice,
};

const checkCall = ({ mail, call, now }: ProductionStatus): Finding => {
  const check = 'Function notify-owner';
  if (mail.url === undefined) return finding(check, 'is not called yet', setAdvice);
  if (call === null) return finding(check, 'has not responded yet', `Wait a minute. ${deploy}`);
  const minutes = minutesBetween(call.at, now);
  const when = ago(minutes);
  if (minutes > 5) return finding(check, `last responded ${when}`, 'In Integrations, check Cron and pg_net.');
  if (call.status === 200) return finding(check, `responded ${when}`);
  // 502 means that the mail service did not accept an email. Another finding reports it.
  if (call.status === 502) return finding(check, `responded ${when}; not every email was accepted`);
  return finding(
    check,
    call.status === null
      ? `did not respond: ${call.message}`
      : `responded with ${call.status}: ${call.message}`,
    fixes[call.status ?? 0] ?? `${deploy} If that does not help, read its log in the dashboard.`,
  );
};

const checkSettings = ({ mail }: ProductionStatus): Finding => {
  const check = 'Mail settings';
  const missing = (['url', 'service', 'from', 'to'] as const).filter((name) => !mail[name]);
  const absent = [...missing, ...(mail.key ? [] : ['key'])];
  return absent.length > 0
    ? finding(check, `are incomplete: no ${absent.join(', ')}`, setAdvice)
    : finding(check, `from ${mail.from} to ${mail.to} through ${mail.service}`);
};

/** The last result for each recipient, also of emails that were given up. */
const checkMails = ({ mails, mail, now }: ProductionStatus): readonly Finding[] => {
  return recipientsOf(mail.to).map((email) => {
    const check = `Mail to ${email}`;
    const last = mails.flatMap(({ recipients }) => recipients[email] ?? [])[0];
    if (!last) return finding(check, 'none was sent yet');
    if (last.accepted_at)
      return finding(check, `last accepted ${ago(minutesBetween(last.accepted_at, now))}`);
    const fix = `It is retried automatically. If a setting is wrong: ${setAdvice}`;
    return finding(check, `was not accepted: ${last.problem ?? 'no reason was given'}`, fix);
  });
};

/** The check that fails if the owner has no email about some leads. */
export const unnotifiedCheck = 'Leads without mail';

const checkUnnotified = ({ unnotified: { rows, since }, mails, now }: ProductionStatus): Finding => {
  const check = unnotifiedCheck;
  if (since === null) return finding(check, 'none');
  const minutes = minutesBetween(since, now);
  const today = mails.filter(({ created_at }) => minutesBetween(created_at, now) < 24 * 60);
  const longest = expectedWait + (today.length < mailsAtOnce ? 0 : 60);
  return finding(
    check,
    `${rows}, the first ${ago(minutes)}`,
    minutes > longest
      ? 'Read them now: npm run leads. The mail follows once the failures above are fixed.'
      : undefined,
  );
};

const checkLimits = (limits: ProductionStatus['limits']): Finding => {
  const check = 'Limits since yesterday';
  if (limits.length === 0) return finding(check, 'none reached');
  return finding(
    check,
    limits
      .map(({ form_table, limit_name, times }) => `${form_table} ${limit_name}, ${times} times`)
      .join('; '),
    'People may have been asked to call instead: see “Limits against floods” in docs/running.md.',
  );
};

export const checkProduction = (status: ProductionStatus): readonly Finding[] => [
  ...status.jobs.map((job) => checkJob(job, status.now)),
  checkSettings(status),
  checkCall(status),
  ...checkMails(status),
  checkUnnotified(status),
  checkLimits(status.limits),
];
