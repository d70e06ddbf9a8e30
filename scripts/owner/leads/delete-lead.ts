import type { Connection } from '@/lib/secret-client/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { findLead } from './find-lead.ts';

/** Deletes a lead whose person asked for it. Unlike a flood, it isn't saved in a file first. */
export const deleteLead = async (connection: Connection, reference: string): Promise<string> => {
  const database = openDatabase(connection);
  const { table, id } = await findLead(database, reference);
  await database.write('DELETE', `${table}?id=eq.${id}`);
  return `Deleted ${reference}. Copies may remain in emails, files and backups: docs/running.md#deleting-a-persons-data`;
};
