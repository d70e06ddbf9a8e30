import { company } from '@/content/company.ts';
import { ownerMail } from '@/content/owner-mail.ts';
import { storedText } from '@/lib/forms/stored-text.ts';
import type { LeadRow } from '@/lib/leads/lead-row.ts';

export const timeFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });

const companyTime = timeFormat(company.timeZone);

/** Such as `2026-07-01 14:05 BST`. */
export const localTime = (timestamp: string, format = companyTime): string => {
  const parts = format.formatToParts(new Date(timestamp));
  const { year, month, day, hour, minute, timeZoneName } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day} ${hour}:${minute} ${timeZoneName}`;
};

const textOf = (column: string, value: LeadRow[string] | undefined): string =>
  column.endsWith('_at') && typeof value === 'string'
    ? localTime(value)
    : storedText(value, ownerMail.noneOfThese);

/** Times are in the company's time zone. */
export const cellsOf = (rows: readonly LeadRow[], columns: readonly string[]) =>
  rows.map((row) => columns.map((column) => textOf(column, row[column])));
