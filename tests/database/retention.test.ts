import { forms } from '@/content/forms/index.ts';
import { database } from '../postgres/test-database.ts';
import { insert, reset, rows, send, tables } from './submissions.ts';

beforeEach(reset);

test.each(forms)(
  'rows of $table are deleted after the period in the privacy policy: $privacy.keptFor.text',
  async ({ table, privacy }) => {
    const { keptMonths: months } = privacy.keptFor;
    const isKept = async (lastContact: string) => {
      await insert(table, rows[table]);
      // The period starts at the last contact, regardless of the row's age: an operator may have been placed last week.
      const [row] = await database.query<{ at: string }>(
        `update public.${table} set created_at = '2000-01-01' returning (now() - interval '${lastContact}')::text as at`,
      );
      const path = `/rest/v1/${table}?id=not.is.null`;
      const asOwner = { apikey: database.secretKey };
      expect((await send('PATCH', path, { last_contact_at: row?.at }, asOwner)).status).toBe(204);
      await database.query('select private.delete_expired()');
      const remainingRows = await database.query(`delete from public.${table} returning id`);
      return remainingRows.length === 1;
    };
    expect(await isKept('0')).toBe(true);
    expect(await isKept(`${months} months -1 day`)).toBe(true);
    expect(await isKept(`${months} months 1 minute`)).toBe(false);
  },
);

test.each(tables)('rejects a mistyped date of the last contact in %s', async (table) => {
  await insert(table, rows[table]);
  const change = (days: number) => {
    const last_contact_at = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
    return send(
      'PATCH',
      `/rest/v1/${table}?id=not.is.null`,
      { last_contact_at },
      { apikey: database.secretKey },
    );
  };
  expect((await change(365)).body).toMatchObject({ code: '23514' });
  expect((await change(-365)).body).toMatchObject({ code: '23514' });
  expect((await change(0)).status).toBe(204);
});
