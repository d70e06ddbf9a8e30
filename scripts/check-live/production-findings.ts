import type { ProductionStatus } from '../service/read-status';
import { finding, type Finding } from './finding';

const minuteMs = 60_000;

/** Minutes since a job's last success after which it has missed more than one run. */
const longestInterval: Readonly<Record<string, number>> = { 'delete-expired': 15, 'notify-owner': 5 };

/**
 * Minutes until the owner is notified of a new row: one to send the e-mail, one to read the response, and one in
 * reserve.
 */
const expectedWait = 3;

const set = 'Run npm run mail -- set.';

const minutesBetween = (from: string, to: string) =>
  Math.floor((Date.parse(to) - Date.parse(from)) / minuteMs);

const relativeTime = new Intl.RelativeTimeFormat('en-GB');

const ago = (minutes: number): string =>
  minutes < 120
    ? relativeTime.format(-minutes, 'minute')
    : relativeTime.format(-Math.floor(minutes / 60), 'hour');

const checkJob = (job: ProductionStatus['jobs'][number], now: string): Finding => {
  const check = `Job ${job.name}`;
  if (!job.scheduled) return finding(check, 'is not scheduled', `In Integrations, switch Cron on. ${set}`);
  const see = `See Integrations, Cron, in the dashboard${job.problem ? `: ${job.problem}` : '.'}`;
  if (job.succeeded_at === null) return finding(check, 'has not succeeded yet', `Wait five minutes. ${see}`);
  const minutes = minutesBetween(job.succeeded_at, now);
  const isLate = minutes > (longestInterval[job.name] ?? 0);
  return finding(check, `last succeeded ${ago(minutes)}`, isLate ? see : undefined);
};

const checkMail = (mail: ProductionStatus['mail'], now: string): Finding => {
  const check = 'Mail to the owner';
  if (!mail.can_send)
    return finding(check, 'the database cannot send', `In Integrations, switch pg_net on. ${set}`);
  if (mail.missing.length > 0) return finding(check, `is not set up: no ${mail.missing.join(', ')}`, set);
  if (mail.problem !== null) {
    const fix = `It is retried automatically. If a setting is wrong: ${set}`;
    return finding(check, `was not accepted: ${mail.problem}`, fix);
  }
  if (mail.sent_at === null) return finding(check, 'is set up; none was sent yet');
  return finding(check, `last sent ${ago(minutesBetween(mail.sent_at, now))}`);
};

const checkUnnotified = ({ rows, since }: ProductionStatus['unnotified'], now: string): Finding => {
  const check = 'Leads without mail';
  if (since === null) return finding(check, 'none');
  const minutes = minutesBetween(since, now);
  return finding(
    check,
    `${rows}, the first ${ago(minutes)}`,
    minutes > expectedWait
      ? 'Read them now: npm run leads. The mail follows once the failures above are fixed.'
      : undefined,
  );
};

const checkLimits = (limits: ProductionStatus['limits']): Finding => {
  const check = 'Limits since yesterday';
  if (limits.length === 0) return finding(check, 'none reached');
  return finding(
    check,
    limits.map(({ form, limit, times }) => `${form} ${limit}, ${times} times`).join('; '),
    'People may have been asked to call instead: see “Limits against floods” in docs/going-live.md.',
  );
};

export const productionFindings = (status: ProductionStatus): readonly Finding[] => [
  ...status.jobs.map((job) => checkJob(job, status.now)),
  checkMail(status.mail, status.now),
  checkUnnotified(status.unnotified, status.now),
  checkLimits(status.limits),
];
