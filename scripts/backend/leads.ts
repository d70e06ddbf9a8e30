import type { PGlite } from '@electric-sql/pglite';

/** `about` has the machines chosen, or the subject; it may be empty. */
type Row = Readonly<Record<'moment' | 'form' | 'about' | 'command', string>> & {
  readonly milliseconds: number;
};

const times = 'created_at::text as moment, extract(epoch from created_at)::float * 1000 as milliseconds';
const newerThan = `
  select ${times}, 'Registration' as form, array_to_string(equipment, ', ') as about, 'registrations' as command
  from public.operators where created_at > $1::timestamptz
  union all
  select ${times}, 'Enquiry', subject, 'enquiries' from public.enquiries where created_at > $1::timestamptz
  order by milliseconds`;

const describe = ({ milliseconds, form, about, command }: Row): string => {
  const clock = new Date(milliseconds).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `${clock}  ${form}${about && `: ${about}`}  (npm run ${command})`;
};

/**
 * Returns a function that reports every row stored since its last call, in a line with nothing about the person: `14:05
 * Registration: Dumper, Roller  (npm run registrations)`. It looks into the tables, because a repeated submission is answered
 * like a stored one.
 */
export async function createLeadReporter(
  database: PGlite,
  report: (line: string) => void,
): Promise<() => Promise<void>> {
  const { rows: start } = await database.query<{ now: string }>('select now()::text as now');
  let last = start[0]?.now;
  return async () => {
    const { rows } = await database.query<Row>(newerThan, [last]);
    for (const row of rows) report(describe(row));
    last = rows.at(-1)?.moment ?? last;
  };
}
