/** Returns a day of the calendar as `2026-11-24`; null for a day that does not exist. */
const toIso = (year: string, month: string, day: string): string | null => {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};

/** Reads a date as a date field sends it, or as it is typed where browsers have none: `24/11/2026`. Returns null for no date. */
export const readDate = (text: string): string | null => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year && month && day) return toIso(year, month, day);
  const [, typedDay, typedMonth, typedYear] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
  return typedDay && typedMonth && typedYear ? toIso(typedYear, typedMonth, typedDay) : null;
};

/** `24 November 2026` for `2026-11-24`. */
export const printDate = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );
