/** Null if the date does not exist. */
const toIso = (year: string, month: string, day: string): string | null => {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};

/**
 * Accepts ISO dates, and British ones (`24/11/2026`) for browsers without date inputs. Returns null for an invalid
 * date.
 */
export const readDate = (text: string): string | null => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year && month && day) return toIso(year, month, day);
  const [, typedDay, typedMonth, typedYear] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
  return typedDay && typedMonth && typedYear ? toIso(typedYear, typedMonth, typedDay) : null;
};
