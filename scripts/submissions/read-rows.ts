import { ExpectedError } from '../expected-error';
import type { Source } from './source';

/** Two columns that the database sets, and those of the form. */
type Submission = {
  readonly id: string;
  readonly created_at: string;
  readonly [column: string]: string | number | readonly string[];
};

// A project may return fewer (the setting Max rows, 1000 by default), so only an empty page is the end.
const pageSize = 1000;

/** How many rows there are in all, of `0-999/2500`; undefined where the service does not count. */
const totalOf = ({ headers }: Response): number | undefined => {
  const [, total] = /\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  return total === undefined ? undefined : Number(total);
};

/**
 * Every row of a table, or those stored since a time, newest first. Throws an ExpectedError when the service is unreachable or
 * refuses, or answers with fewer rows than it counted.
 */
export async function readRows({ url, serviceKey }: Source, table: string, since = new Date(0)) {
  const headers = { apikey: serviceKey, Authorization: `Bearer ${serviceKey}`, Prefer: 'count=exact' };
  const rows: Submission[] = [];
  let total: number | undefined;
  for (;;) {
    const query = new URLSearchParams({
      select: '*',
      order: 'created_at.desc,id.desc',
      limit: String(pageSize),
      created_at: `gte.${since.toISOString()}`,
    });
    // Each page continues after the last row rather than at a count, so that a row added meanwhile is not listed twice.
    const last = rows.at(-1);
    if (last) {
      const time = `"${last.created_at}"`;
      query.set('or', `(created_at.lt.${time},and(created_at.eq.${time},id.lt.${last.id}))`);
    }
    const response = await fetch(`${url}/rest/v1/${table}?${query}`, { headers }).catch(() => {
      throw new ExpectedError(
        `Nothing answers at ${url}. Start the database with "npm start", or see in the dashboard whether the project is paused.`,
      );
    });
    if (!response.ok)
      throw new ExpectedError(`${url} answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
    const page = (await response.json()) as Submission[];
    total ??= totalOf(response);
    if (page.length === 0) {
      if (total !== undefined && rows.length < total)
        throw new ExpectedError(`Only ${rows.length} of ${total} rows came. Run the command again.`);
      return rows;
    }
    rows.push(...page);
  }
}
