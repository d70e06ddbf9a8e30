import { setTimeout } from 'node:timers/promises';
import type { LeadRow } from '@/lib/leads/lead-row.ts';
import type { Connection } from '@/lib/secret-client/rest-client.ts';
import { openDatabase } from '../database/open-database.ts';
import { tableOf } from './list-newest.ts';
import type { LeadArguments } from './parse-arguments.ts';
import { filterOf } from './selection.ts';

/**
 * In milliseconds. Each query also covers the time before the last one, because a row becomes visible only some time after
 * its `created_at`.
 */
const [pause, overlap] = [5000, 60_000];

/**
 * Calls `print` with a table of new leads, without a likely flood, until the signal aborts it. `from` is the time of the
 * list that was printed before.
 */
export const watchLeads = async (
  { chosenForms, options }: LeadArguments,
  connection: Connection,
  print: (text: string) => void,
  { from = new Date(), pauseMs = pause, signal = new AbortController().signal } = {},
): Promise<void> => {
  const database = openDatabase(connection);
  const printedIds = new Set<string>();
  let after = from.getTime();
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const start = Date.now();
    for (const form of chosenForms) {
      const since = new Date(Math.max(after - overlap, options.since.getTime()));
      const query = `${filterOf(form, { ...options, since })}&likely_flood=is.false&order=created_at`;
      const rows = await database.get<LeadRow>(`${form.table}?${query}`);
      // The first query repeats leads of the printed list.
      const fresh = rows.filter(
        ({ id, created_at }) => !printedIds.has(id) && (!isFirst || Date.parse(created_at) > from.getTime()),
      );
      for (const { id } of rows) printedIds.add(id);
      if (fresh.length > 0) print(tableOf(form, fresh));
    }
    after = start;
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
  }
};
