import { ExpectedError } from '../expected-error';
import type { Source } from './source';

/** The two columns that the database sets, and those of the form. */
export type Submission = {
  readonly id: string;
  readonly created_at: string;
  readonly [column: string]: string | number | readonly string[];
};

// The service returns at most 1000 rows, whatever is asked for.
const pageSize = 1000;

/**
 * Every row of a table, or those stored since a time, newest first. Throws an ExpectedError when the service is unreachable or
 * refuses.
 */
export async function readRows(source: Source, table: string, since?: Date): Promise<readonly Submission[]> {
  const rows: Submission[] = [];
  for (;;) {
    const page = await readPage(source, table, { since, last: rows.at(-1) });
    rows.push(...page);
    if (page.length < pageSize) return rows;
  }
}

// Each page continues after the last row rather than at a count, so that a row added meanwhile is not listed twice.
async function readPage(
  source: Source,
  table: string,
  { since, last }: { readonly since: Date | undefined; readonly last: Submission | undefined },
): Promise<Submission[]> {
  const address = new URL(`${source.url}/rest/v1/${table}`);
  address.searchParams.set('select', '*');
  address.searchParams.set('order', 'created_at.desc,id.desc');
  address.searchParams.set('limit', String(pageSize));
  if (since) address.searchParams.set('created_at', `gte.${since.toISOString()}`);
  if (last) {
    address.searchParams.set(
      'or',
      `(created_at.lt."${last.created_at}",and(created_at.eq."${last.created_at}",id.lt.${last.id}))`,
    );
  }
  const response = await fetch(address, {
    headers: { apikey: source.serviceKey, Authorization: `Bearer ${source.serviceKey}` },
  }).catch(() => {
    throw new ExpectedError(
      `Nothing answers at ${source.url}. Start the database with "npm start" and try again.`,
    );
  });
  if (!response.ok) {
    throw new ExpectedError(
      `${source.url} answered ${response.status}: ${(await response.text()).slice(0, 200)}`,
    );
  }
  return (await response.json()) as Submission[];
}
