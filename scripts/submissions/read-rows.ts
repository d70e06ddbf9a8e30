import { askAsOwner } from '../service/ask-as-owner';
import type { Service } from '../service/find-service';

export type Submission = {
  readonly id: string;
  readonly created_at: string;
  /** Submissions from the same network in the 55 minutes before this one. */
  readonly sent_nearby: number;
  readonly [column: string]: string | number | boolean | null | readonly string[];
};

const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the newest rows first. Reads them in pages, because a project limits the number of rows per response. Each
 * page starts after the last id of the previous page, so that new rows don't shift the pages.
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
