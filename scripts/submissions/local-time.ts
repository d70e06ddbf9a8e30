import { company } from '@/content/company';

// Kept, because creating one takes longer than formatting a thousand times.
const formats = new Map<string, Intl.DateTimeFormat>();

const formatFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  formats.set(timeZone, format);
  return format;
};

/** Such as `2026-07-01 14:05 BST`. */
export const localTime = (timestamp: string, timeZone = company.timeZone): string => {
  const parts = formatFor(timeZone).formatToParts(new Date(timestamp));
  const { year, month, day, hour, minute, timeZoneName } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day} ${hour}:${minute} ${timeZoneName}`;
};
