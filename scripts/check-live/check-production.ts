import { ExpectedError } from '../expected-error';
import { type ProductionStatus, readStatus } from '../mail/read-status';
import type { CheckResult } from './answer';
import type { Build } from './read-build';

const minuteMs = 60_000;

/** Minutes after which a job has missed more than one of its turns. */
const longestInterval: Readonly<Record<string, number>> = { 'delete-expired': 15, 'tell-owner': 5 };

/** Minutes that a new row may wait while nothing is wrong: one to send the mail, one to read the answer, and one to spare. */
const expectedWait = 3;

const minutesBetween = (from: string, to: string) =>
  Math.floor((Date.parse(to) - Date.parse(from)) / minuteMs);

/** `1 minute`, `90 minutes` or `5 hours`. */
const inWords = (minutes: number): string => {
  const [amount, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
};

const judgeJob = (job: ProductionStatus['jobs'][number], now: string): CheckResult => {
  const check = `Job ${job.name}`;
  if (!job.scheduled) {
    const fix = 'In Integrations, switch Cron on. Then run npm run mail -- set.';
    return { check, found: 'is not scheduled', fix };
  }
  const see = `See Integrations, Cron, in the dashboard${job.problem ? `: ${job.problem}` : '.'}`;
  if (job.succeeded_at === null)
    return { check, found: 'has not succeeded yet', fix: `Wait five minutes. ${see}` };
  const minutes = minutesBetween(job.succeeded_at, now);
  const found = `last succeeded ${inWords(minutes)} ago`;
  return minutes <= (longestInterval[job.name] ?? 0) ? { check, found } : { check, found, fix: see };
};

const judgeMail = (
  { can_send, missing, sent_at, problem }: ProductionStatus['mail'],
  now: string,
): CheckResult => {
  const check = 'Mail to the owner';
  const set = 'Run npm run mail -- set.';
  if (!can_send)
    return {
      check,
      found: 'the database cannot send',
      fix: `In Integrations, switch pg_net on. ${set}`,
    };
  if (missing.length > 0) return { check, found: `is not set up: no ${missing.join(', ')}`, fix: set };
  if (problem !== null)
    return {
      check,
      found: `was not taken: ${problem}`,
      fix: `It is sent again by itself. If a setting is wrong: ${set}`,
    };
  if (sent_at === null) return { check, found: 'is set up; none was sent yet' };
  return { check, found: `last sent ${inWords(minutesBetween(sent_at, now))} ago` };
};

const judgeUntold = ({ rows, since }: ProductionStatus['untold'], now: string): CheckResult => {
  const check = 'Leads not told';
  if (rows === 0 || since === null) return { check, found: 'none' };
  const minutes = minutesBetween(since, now);
  const found = `${rows}, the first ${inWords(minutes)} ago`;
  if (minutes <= expectedWait) return { check, found };
  const fix = 'Read them now: npm run leads. They are told when the lines above are right.';
  return { check, found, fix };
};

const judgeLimits = (limits: ProductionStatus['limits']): CheckResult => {
  const check = 'Limits since yesterday';
  if (limits.length === 0) return { check, found: 'none reached' };
  return {
    check,
    found: limits.map(({ form, limit, times }) => `${form} ${limit}, ${times} times`).join('; '),
    fix: 'People may have been asked to call instead: see “Limits against floods” in docs/going-live.md.',
  };
};

/** The jobs of the database, the mail to the owner, and what is not as it should be. */
export const judgeProduction = ({
  now,
  jobs,
  mail,
  untold,
  limits,
}: ProductionStatus): readonly CheckResult[] => [
  ...jobs.map((job) => judgeJob(job, now)),
  judgeMail(mail, now),
  judgeUntold(untold, now),
  judgeLimits(limits),
];

/** The part of a report that only the secret key can ask for; without one it says how to see it. */
export const checkProduction = async (
  { database }: Build,
  serviceKey: string | undefined,
): Promise<readonly CheckResult[]> => {
  const check = 'Jobs and mail';
  if (!database) return [];
  if (!serviceKey)
    return [{ check, found: 'not looked at without the secret key: npm run mail -- status does' }];
  try {
    return judgeProduction(await readStatus({ url: database.url, serviceKey }));
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return [{ check, found: 'could not be asked for', fix: error.message }];
  }
};
