import type { LeadRow } from '@/lib/leads/lead-row.ts';
import type { Connection } from '@/lib/secret-client/connection.ts';
import { openDatabase } from '../database/open-database.ts';

/** A project returns at most 1,000 rows, unless its settings say otherwise. */
const pageSize = 1000;

/** More would scroll out of sight. */
const maxRows = 300;

/** `filter` is a PostgREST filter. */
export const countRows = (connection: Connection, table: string, filter: string): Promise<number> =>
  openDatabase(connection).count(`${table}?${filter}`);

export const readNewest = (
  connection: Connection,
  table: string,
  filter: string,
): Promise<readonly LeadRow[]> =>
  openDatabase(connection).get(`${table}?${filter}&order=created_at.desc,id.desc&limit=${maxRows}`);

/** Returns all rows of a filter, newest first. Each page starts after the last id, so that new rows don't shift the pages. */
export const readAll = async (
  connection: Connection,
  table: string,
  filter: string,
): Promise<readonly LeadRow[]> => {
  const database = openDatabase(connection);
  const rows: LeadRow[] = [];
  for (let position = 'id=not.is.null'; ;) {
    const page = await database.get<LeadRow>(`${table}?${filter}&${position}&order=id&limit=${pageSize}`);
    const last = page.at(-1);
    if (!last) return rows.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
    rows.push(...page);
    position = `id=gt.${last.id}`;
  }
};
