import type { PGlite } from '@electric-sql/pglite';

/** A stored submission without anything about the person: its form, and the machines chosen or the subject (may be empty). */
export type Lead = { readonly form: 'operators' | 'enquiries'; readonly time: Date; readonly about: string };

const newerThan = `
  select 'operators' as form, created_at as time, created_at::text as moment, array_to_string(equipment, ', ') as about
  from public.operators where created_at > $1::timestamptz
  union all
  select 'enquiries', created_at, created_at::text, subject from public.enquiries where created_at > $1::timestamptz
  order by time`;

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
    const { rows } = await database.query<Lead & { moment: string }>(newerThan, [last]);
    for (const { form, time, about } of rows) report({ form, time, about });
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
