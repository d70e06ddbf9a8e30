import { forms } from '@/content/forms/index.ts';
import type { Field } from '@/content/model/form.ts';
import { readField } from '@/lib/forms/read-field.ts';
import { submitHandler } from '@/supabase/functions/submit/handler.ts';
import { emails, phones } from '../helpers/contact-details.ts';
import { database } from '../postgres/test-database.ts';
import { insert, reset, rows } from './submissions.ts';
import { requestOf, settings } from './submit-requests.ts';

// Tests that the browser, the Edge Function and the database store the same email addresses and phone numbers.

beforeAll(reset);

const kinds = (
  [
    ['email', emails],
    ['phone', phones],
  ] as const
).flatMap(([kind, cases]) => {
  const form = forms.find(({ fields }) => Object.values(fields).some((field) => field.kind === kind));
  const [name, field] = Object.entries<Field>(form?.fields ?? {}).find(([, one]) => one.kind === kind) ?? [];
  return form && name && field ? [{ kind, cases, form, name, field }] : [];
});

describe.each(kinds)('a copied $kind', ({ name, cases, form, field }) => {
  const { table } = form;

  /** Returns the stored value, or null, and deletes the row. */
  const takeStored = async () => {
    const deletedRows = await database.query<{ value: string }>(
      `delete from public.${table} returning ${field.column} as value`,
    );
    await database.query('truncate private.recent_submissions');
    expect(deletedRows.length).toBeLessThanOrEqual(1);
    return deletedRows[0]?.value ?? null;
  };

  test.each(Object.entries(cases))('%j is stored as %j', async (entered, expected) => {
    const data = new FormData();
    data.set(name, entered);
    const result = readField(field, data, name);
    const byBrowser = 'value' in result ? result.value : null;

    // The database doesn't clean values.
    const { status } = await insert(table, { ...rows[table], [field.column]: entered });
    expect(status).toBe(entered === expected ? 201 : 400);
    await takeStored();
    if (expected !== null) await insert(table, { ...rows[table], [field.column]: expected });
    const byDatabase = await takeStored();

    await submitHandler(settings())(requestOf(form.id, { changes: { [name]: entered } }));
    const byFunction = await takeStored();

    expect({ byBrowser, byDatabase, byFunction }).toEqual({
      byBrowser: expected,
      byDatabase: expected,
      byFunction: expected,
    });
  });
});
