import type { PGlite } from '@electric-sql/pglite';
import { forms } from '@/content/forms';
import type { Form } from '@/content/forms/form';

type NewRow = {
  readonly moment: string;
  readonly milliseconds: number;
  readonly form: string;
  /** Of the column that may be quoted. */
  readonly about: string | readonly string[] | null;
};

const newerThan = `${forms
  .map(
    ({ name, table, lead: { about } }: Form) =>
      `select created_at::text as moment, extract(epoch from created_at)::float * 1000 as milliseconds, '${name}' as form,
        ${about === undefined ? 'null' : `to_jsonb(${about})`} as about from public.${table} where created_at > $1::timestamptz`,
  )
  .join(' union all ')} order by milliseconds`;

const describe = ({ milliseconds, form, about }: NewRow): string => {
  const clock = new Date(milliseconds).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const { singular } = forms.find(({ name }) => name === form)!.lead;
  const quoted = [about ?? ''].flat().join(', ');
  return `${clock}  ${singular.charAt(0).toUpperCase()}${singular.slice(1)}${quoted && `: ${quoted}`}  (npm run leads -- ${form})`;
};

/**
 * Returns a function that reports every row stored since its last call, in a line with nothing about the person: `14:05
 * Registration: Dumper, Roller  (npm run leads -- registration)`. It looks into the tables, because a repeated submission is answered
 * like a stored one.
 */
export async function createLeadReporter(
  database: PGlite,
  report: (line: string) => void,
): Promise<() => Promise<void>> {
  const { rows: start } = await database.query<{ now: string }>('select now()::text as now');
  let last = start[0]?.now;
  return async () => {
    const { rows } = await database.query<NewRow>(newerThan, [last]);
    for (const row of rows) report(describe(row));
    last = rows.at(-1)?.moment ?? last;
  };
}
