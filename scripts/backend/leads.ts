import type { PGlite } from '@electric-sql/pglite';

/** A stored submission without anything about the person: its form, and the machines chosen or the subject (may be empty). */
export type Lead = { readonly form: 'operators' | 'enquiries'; readonly time: Date; readonly about: string };

type Row = Omit<Lead, 'time'> & { readonly moment: string; readonly milliseconds: number };

const columns = 'created_at::text as moment, extract(epoch from created_at)::float * 1000 as milliseconds';
const newerThan = `
  select 'operators' as form, ${columns}, array_to_string(equipment, ', ') as about
  from public.operators where created_at > $1::timestamptz
  union all
  select 'enquiries', ${columns}, subject from public.enquiries where created_at > $1::timestamptz
  order by milliseconds`;

/**
 * Returns a function that tells of every row stored since its last call. It looks into the tables, because a repeated
 * submission is answered like a stored one.
 */
export async function createLeadReporter(
  database: PGlite,
  report: (lead: Lead) => void,
): Promise<() => Promise<void>> {
  const { rows: start } = await database.query<{ now: string }>('select now()::text as now');
  let last = start[0]?.now;
  return async () => {
    const { rows } = await database.query<Row>(newerThan, [last]);
    for (const { form, milliseconds, about } of rows) report({ form, time: new Date(milliseconds), about });
    last = rows.at(-1)?.moment ?? last;
  };
}

const names = {
  operators: { form: 'Registration', command: 'registrations' },
  enquiries: { form: 'Enquiry', command: 'enquiries' },
} as const;

/** Returns the line that tells the owner of a lead: `14:05  Registration: Dumper, Roller  (npm run registrations)`. */
export function describeLead({ form, time, about }: Lead): string {
  const clock = time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const { form: name, command } = names[form];
  return `${clock}  ${name}${about === '' ? '' : `: ${about}`}  (npm run ${command})`;
}
