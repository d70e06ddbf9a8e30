import type { LeadRow } from '@/lib/leads/lead-row.ts';
import type { RestClient } from '@/lib/secret-client/rest-client.ts';

/** A project returns at most 1,000 rows, unless its settings say otherwise. */
const pageSize = 1000;

/** Returns all rows of a filter, newest first. Each page starts after the last id, so that new rows don't shift the pages. */
export const readAll = async (
  database: RestClient,
  table: string,
  filter: string,
): Promise<readonly LeadRow[]> => {
  const rows: LeadRow[] = [];
  for (let position = 'id=not.is.null'; ;) {
    const page = await database.get<LeadRow>(`${table}?${filter}&${position}&order=id&limit=${pageSize}`);
    const last = page.at(-1);
    if (!last) return rows.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
    rows.push(...page);
    position = `id=gt.${last.id}`;
  }
};
