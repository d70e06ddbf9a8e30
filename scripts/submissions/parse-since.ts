import { ExpectedError } from '../helpers/expected-error';

const milliseconds = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** A span is `30m`, `24h` or `7d`. Throws an ExpectedError for an invalid one. */
export function parseSince(span: string, now: Date): Date {
  const [, amount, unit] = /^(\d{1,5})([mhd])$/.exec(span) ?? [];
  if (!amount || !unit)
    throw new ExpectedError(`"${span}" is not a duration. Use a format such as --since 30m, 24h or 7d.`);
  return new Date(now.getTime() - Number(amount) * milliseconds[unit as keyof typeof milliseconds]);
}
