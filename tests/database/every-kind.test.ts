import fc from 'fast-check';
import { checkForm } from '@/lib/forms/check-form.ts';
import { sampleValues } from '@/lib/forms/sample-values.ts';
import { everyKind, everyKindTable } from '../helpers/every-kind.ts';
import { database } from '../postgres/test-database.ts';
import { trialValues } from './trial-values.ts';

// Tests fields of every kind, because the forms of the site have only some. The table must store exactly the rows that the
// form accepts.

beforeAll(() => database.query(everyKindTable));

const columns = Object.values(everyKind).map(({ column }) => column);

const insert = (rows: readonly object[]) =>
  database.query<object>(
    `insert into public.samples (${columns.join()})
       select ${columns.join()} from jsonb_populate_recordset(null::public.samples, $1::jsonb) returning to_jsonb(samples) as row`,
    [rows],
  );

const valuesArbitrary = fc.record(
  Object.fromEntries(
    Object.entries(everyKind).map(([name, field]) => {
      const usual = fc.constant(sampleValues({ field }).field);
      const unusual = fc.constantFrom('', ...trialValues(field));
      return [name, fc.oneof({ weight: 9, arbitrary: usual }, unusual)];
    }),
  ),
);

const checkValues = (values: Readonly<Record<string, string | readonly string[]>>, number: number) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...values, email: `person-${number}@example.com` }))
    for (const one of [value].flat()) data.append(name, one);
  return checkForm(everyKind, data);
};

test('each row is stored exactly as the form sends it', async () => {
  const samples = fc.sample(valuesArbitrary, { seed: 20261123, numRuns: 600 }).map(checkValues);
  const rows = samples.flatMap((sample) => (sample.ok ? [sample.row] : []));
  expect(rows.length).toBeGreaterThan(50);
  expect(await insert(rows)).toEqual(rows.map((row) => ({ row: expect.objectContaining(row) as object })));
});

const wrong = {
  date: '2031-01-01',
  number: 81,
  checkboxes: [],
  checkbox: null,
  email: 'nobody',
  phone: '12',
};

test.each(Object.values(everyKind))(
  'the column $column rejects an invalid value',
  async ({ column, kind }) => {
    const row = checkValues(sampleValues(everyKind), 0);
    if (!row.ok) throw new Error('The form rejects its own sample values.');
    const value = kind in wrong ? wrong[kind as keyof typeof wrong] : 'x'.repeat(501);
    await expect(insert([{ ...row.row, [column]: value }])).rejects.toMatchObject({ code: '22023' });
  },
);
