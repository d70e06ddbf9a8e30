import { setTimeout } from 'node:timers/promises';
import type { LeadRow } from '@/lib/leads/lead-row.ts';
import type { Connection } from '@/lib/secret-client/rest-client.ts';
import { openDatabase } from '../database/open-database.ts';
import { tableOf } from './list-newest.ts';
import type { LeadArguments } from './parse-arguments.ts';
import { filterOf } from './selection.ts';

/**
 * In milliseconds. A row becomes visible some time after its `created_at`, so each query also covers the time before the
 * newest lead.
 */
const [pause, overlap] = [5000, 60_000];

const latest = (rows: readonly { readonly created_at: string }[]): number =>
  Math.max(0, ...rows.map(({ created_at }) => Date.parse(created_at)));

/** Returns the time of the newest lead. The computer's clock may differ from the database's. */
export const newestTime = async ({ chosenForms }: LeadArguments, connection: Connection): Promise<number> => {
  const database = openDatabase(connection);
  const newest = chosenForms.map(({ table }) =>
    database.get<LeadRow>(`${table}?select=created_at&order=created_at.desc&limit=1`),
  );
  return latest((await Promise.all(newest)).flat());
};

/**
 * Calls `print` with a table of new leads, without a likely flood, until the signal aborts it. `from` is the result
 * of `newestTime` before the list was printed.
 */
export const watchLeads = async (
  { chosenForms, options }: LeadArguments,
  connection: Connection,
  from: number,
  print: (text: string) => void,
  { pauseMs = pause, signal = new AbortController().signal } = {},
): Promise<void> => {
  const database = openDatabase(connection);
  const printedIds = new Set<string>();
  let after = from;
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const since = new Date(after - overlap);
    for (const form of chosenForms) {
      const query = `${filterOf(form, { ...options, since })}&likely_flood=is.false&order=created_at`;
      const rows = await database.get<LeadRow>(`${form.table}?${query}`);
      // The first query repeats leads of the printed list.
      const fresh = rows.filter(
        ({ id, created_at }) => !printedIds.has(id) && (!isFirst || Date.parse(created_at) > from),
      );
      for (const { id } of rows) printedIds.add(id);
      if (fresh.length > 0) print(tableOf(form, fresh));
      after = Math.max(after, latest(rows));
    }
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
  }
};
