import { ExpectedError } from '../expected-error';

const milliseconds = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Returns the time that lies a span like 30m, 24h or 7d before now. Throws an ExpectedError for any other span. */
export function parseSince(span: string, now: Date): Date {
  const [, amount, unit] = /^(\d{1,5})([mhd])$/.exec(span) ?? [];
  if (!amount || !unit)
    throw new ExpectedError(`"${span}" is not a span of time. Write --since 30m, 24h or 7d.`);
  return new Date(now.getTime() - Number(amount) * milliseconds[unit as keyof typeof milliseconds]);
}
