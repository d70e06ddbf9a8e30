import type { LeadRow } from '@/lib/leads/lead-row.ts';
import type { Connection } from '@/lib/secret-client/connection.ts';
import { openDatabase } from '../database/open-database.ts';

/** Rows per request. A project returns at most 1,000, unless its settings say otherwise. */
const batchSize = 1000;

const newestFirst = 'order=created_at.desc,id.desc';

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
  openDatabase(connection).get(`${table}?${filter}&${newestFirst}&limit=${maxRows}`);

/**
 * Returns a filter for the rows after a batch. It is narrower if all rows of the batch have the same timestamp, because
 * PostgreSQL would read all rows of that moment again for each batch otherwise.
 */
const filterAfter = (first: LeadRow, last: LeadRow): string => {
  const moment = encodeURIComponent(last.created_at);
  return first.created_at === last.created_at
    ? `created_at=eq.${moment}&id=lt.${last.id}`
    : `created_at=lte.${moment}&or=(created_at.lt.${moment},id.lt.${last.id})`;
};

/**
 * Yields the newest rows first. Each batch starts after the last row of the previous batch, so that new rows don't shift
 * the batches.
 */
export const readRowBatches = async function* (connection: Connection, table: string, filter: string) {
  let position = 'id=not.is.null';
  for (;;) {
    const query = `${filter}&${position}&${newestFirst}&limit=${batchSize}`;
    const batch = await openDatabase(connection).get<LeadRow>(`${table}?${query}`);
    const [first, last] = [batch[0], batch.at(-1)];
    if (first && last) {
      yield batch;
      position = filterAfter(first, last);
    } else if (position.startsWith('created_at=eq.')) {
      position = position.replace(/eq(.*)&id=.*/, 'lt$1');
    } else {
      return;
    }
  }
};
