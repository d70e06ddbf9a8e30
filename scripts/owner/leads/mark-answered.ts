import { forms } from '@/content/forms/index.ts';
import type { Connection } from '@/lib/database/connection.ts';
import type { RestClient } from '@/lib/database/rest-client.ts';
import type { LeadRow } from '@/lib/leads/lead-row.ts';
import { ExpectedError } from '../../shared/expected-error.ts';
import { openDatabase } from '../database/open-database.ts';
import { localTime } from './cells-of.ts';

/** The ids that start with a reference, as a PostgREST filter. */
const idsOf = (reference: string): string => {
  const range = ['0', 'f'].map((digit) => {
    const digits = reference.padEnd(32, digit);
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  });
  return `id=gte.${range[0]}&id=lte.${range[1]}`;
};

const find = async (database: RestClient, reference: string) => {
  const matches = await Promise.all(
    forms.map(async ({ table }) => {
      const rows = await database.get<LeadRow>(`${table}?${idsOf(reference)}&limit=2`);
      return rows.map((row) => ({ table, row }));
    }),
  );
  return matches.flat();
};

/**
 * Marks a lead as answered, which counts as a contact with the person. Throws an ExpectedError if it already is, so that two
 * people don't answer the same lead, or if the reference isn't one of a single lead.
 */
export const markAnswered = async (connection: Connection, reference: string): Promise<string> => {
  const digits = reference.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{6,32}$/.test(digits))
    throw new ExpectedError(`"${reference}" is not the reference of a lead. npm run leads lists them.`);
  const database = openDatabase(connection);
  const [lead, ...others] = await find(database, digits);
  if (!lead) throw new ExpectedError(`There is no lead ${reference}. npm run leads lists them.`);
  if (others.length > 0)
    throw new ExpectedError(`Several leads start with ${reference}. Use more of the id.`);
  const { table, row } = lead;
  const moment = new Date().toISOString();
  const markedRows = await database.write('PATCH', `${table}?id=eq.${row.id}&answered_at=is.null`, {
    answered_at: moment,
    last_contact_at: moment,
  });
  if (markedRows.length > 0) return `Marked ${reference} as answered.`;
  const [current] = await database.get<LeadRow>(`${table}?id=eq.${row.id}`);
  throw new ExpectedError(
    typeof current?.answered_at === 'string'
      ? `${reference} was already answered: ${localTime(current.answered_at)}.`
      : `${reference} was deleted in the meantime.`,
  );
};
