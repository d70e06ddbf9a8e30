import type { LeadRow } from '@/lib/leads/lead-row.ts';
import type { Connection } from '@/lib/secret-client/connection.ts';
import { ExpectedError } from '../../shared/expected-error.ts';
import { openDatabase } from '../database/open-database.ts';
import { localTime } from './cells-of.ts';
import { findLead } from './find-lead.ts';

/**
 * Marks a lead as answered, which counts as a contact with the person. Throws an ExpectedError if it already is, so that two
 * people don't answer the same lead.
 */
export const markAnswered = async (connection: Connection, reference: string): Promise<string> => {
  const database = openDatabase(connection);
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
