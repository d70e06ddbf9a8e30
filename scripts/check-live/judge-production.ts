import type { ProductionStatus } from '../mail/read-status';
import type { Line } from './answer';

const minuteMs = 60_000;

/** Minutes after which a job has missed more than one of its turns. */
const patience: Readonly<Record<string, number>> = { 'delete-expired': 15, 'tell-owner': 5 };

/** Minutes that a new row may wait while nothing is wrong: one to send the mail, one to read the answer, and one to spare. */
const usualWait = 3;

const minutesBetween = (from: string, to: string) =>
  Math.floor((Date.parse(to) - Date.parse(from)) / minuteMs);

/** `3 minutes`, `5 hours` or `2 days`. */
const inWords = (minutes: number): string => {
  const [amount, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 2880
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 1440), 'day'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
};

const judgeJob = (
  { name, scheduled, succeeded_at, problem }: ProductionStatus['jobs'][number],
  now: string,
): Line => {
  const check = `Job ${name}`;
  const fix = `See Integrations, Cron, in the dashboard${problem ? `: ${problem}` : '.'}`;
  if (!scheduled)
    return {
      check,
      found: 'is not scheduled',
      fix: 'In Integrations, switch Cron on. Then run npm run mail -- set.',
    };
  if (succeeded_at === null)
    return { check, found: 'has not succeeded yet', fix: `Wait five minutes. ${fix}` };
  const minutes = minutesBetween(succeeded_at, now);
  const found = `last succeeded ${inWords(minutes)} ago`;
  return minutes <= (patience[name] ?? 0) ? { check, found } : { check, found, fix };
};

const judgeMail = ({ can_send, missing, sent_at, problem }: ProductionStatus['mail'], now: string): Line => {
  const check = 'Mail to the owner';
  if (!can_send)
    return {
      check,
      found: 'the database cannot send',
      fix: 'In Integrations, switch pg_net on. Then run npm run mail -- set.',
    };
  if (missing.length > 0)
    return { check, found: `is not set up: no ${missing.join(', ')}`, fix: 'Run npm run mail -- set.' };
  if (problem !== null)
    return {
      check,
      found: `was not taken: ${problem}`,
      fix: 'It is sent again by itself. If a setting is wrong: npm run mail -- set.',
    };
  return {
    check,
    found: sent_at
      ? `last sent ${inWords(minutesBetween(sent_at, now))} ago`
      : 'is set up; none was sent yet',
  };
};

const judgeUntold = ({ rows, since }: ProductionStatus['untold'], now: string): Line => {
  const check = 'Leads not told';
  if (rows === 0 || since === null) return { check, found: 'none' };
  const minutes = minutesBetween(since, now);
  const found = `${rows}, the first ${inWords(minutes)} ago`;
  if (minutes <= usualWait) return { check, found };
  return {
    check,
    found,
    fix: 'Read them now: npm run leads. They are told when the lines above are right.',
  };
};

const judgeLimits = (limits: ProductionStatus['limits']): Line => {
  const check = 'Limits since yesterday';
  if (limits.length === 0) return { check, found: 'none reached' };
  return {
    check,
    found: limits
      .map(({ form, limit, times }) => `${form} ${limit}, ${times === 1 ? 'once' : `${times} times`}`)
      .join('; '),
    fix: 'People may have been asked to call instead: see “Limits against floods” in docs/going-live.md.',
  };
};

/** The jobs of the database, the mail to the owner, and what is not as it should be. */
export const judgeProduction = ({ now, jobs, mail, untold, limits }: ProductionStatus): readonly Line[] => [
  ...jobs.map((job) => judgeJob(job, now)),
  judgeMail(mail, now),
  judgeUntold(untold, now),
  judgeLimits(limits),
];
