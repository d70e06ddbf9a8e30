import { askAsOwner } from '../service/ask-as-owner';
import type { Service } from '../service/find-service';

/** Columns that the database sets, and those of the form. */
export type Submission = {
  readonly id: string;
  readonly created_at: string;
  /** How many forms the same wide network had sent in the 55 minutes before. */
  readonly sent_nearby: number;
  readonly [column: string]: string | number | boolean | null | readonly string[];
};

const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/**
 * Every row of a table, or those stored since a time, newest first. A project returns only so many at once (its setting Max rows):
 * each page continues after the last id, so that a row added meanwhile moves no other.
 */
export async function readRows(service: Service, table: string, since = new Date(0)) {
  const rows: Submission[] = [];
  for (;;) {
    const last = rows.at(-1)?.id ?? beforeAllIds;
    const query = `created_at=gte.${since.toISOString()}&id=gt.${last}&order=id`;
    const page = (await askAsOwner(service, `${table}?${query}`)) as readonly Submission[];
    if (page.length === 0)
      return rows.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
    rows.push(...page);
  }
}
