import { forms } from '@/content/forms/index.ts';
import type { LeadRow } from '@/lib/leads/lead-row.ts';
import type { RestClient } from '@/lib/secret-client/rest-client.ts';
import { ExpectedError } from '../../shared/expected-error.ts';
import { localTime } from './cells-of.ts';

/** The ids that start with these digits, as a PostgREST filter. */
const idsOf = (digits: string): string => {
  const range = ['0', 'f'].map((digit) =>
    digits.padEnd(32, digit).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );
  return `id=gte.${range[0]}&id=lte.${range[1]}`;
};

/**
 * Finds a lead by the beginning of its id, in the tables of all forms. Throws an ExpectedError if the reference isn't one
 * of a single lead.
 */
const findLead = async (database: RestClient, reference: string) => {
  const digits = reference.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{6,32}$/.test(digits))
    throw new ExpectedError(`"${reference}" is not the reference of a lead. npm run leads lists them.`);
  const matches = await Promise.all(
    forms.map(async ({ table }) => {
      const rows = await database.get<LeadRow>(`${table}?${idsOf(digits)}&limit=2`);
      return rows.map(({ id }) => ({ table, id }));
    }),
  );
  const [lead, ...others] = matches.flat();
  if (!lead) throw new ExpectedError(`There is no lead ${reference}. npm run leads lists them.`);
  if (others.length > 0)
    throw new ExpectedError(`Several leads start with ${reference}. Use more of the id.`);
  return lead;
};

/**
 * Marks a lead as answered, which counts as a contact with the person. Throws an ExpectedError if it already is, so that two
 * people don't answer the same lead.
 */
export const markAnswered = async (database: RestClient, reference: string): Promise<string> => {
  const { table, id } = await findLead(database, reference);
  const moment = new Date().toISOString();
  const markedRows = await database.write('PATCH', `${table}?id=eq.${id}&answered_at=is.null`, {
    answered_at: moment,
    last_contact_at: moment,
  });
  if (markedRows.length > 0) return `Marked ${reference} as answered.`;
  const [current] = await database.get<LeadRow>(`${table}?id=eq.${id}`);
  throw new ExpectedError(
    typeof current?.answered_at === 'string'
      ? `${reference} was already answered: ${localTime(current.answered_at)}.`
      : `${reference} was deleted in the meantime.`,
  );
};

/** Deletes a lead whose person asked for it. Unlike a flood, it isn't saved in a file first. */
export const deleteLead = async (database: RestClient, reference: string): Promise<string> => {
  const { table, id } = await findLead(database, reference);
  await database.write('DELETE', `${table}?id=eq.${id}`);
  return `Deleted ${reference}. Copies may remain in emails, files and backups: docs/running.md#deleting-a-persons-data`;
};
