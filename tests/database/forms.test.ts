import { sendRow } from '@/lib/forms/send-row';
import { engine } from '../engine/engine-of-file';
import { count, formOf, markedRow, resetWithLimits, rows, tables } from './submissions';

// What the forms themselves send with, and what they tell the visitor.
beforeAll(() => {
  process.env.NEXT_PUBLIC_SUPABASE_URL = engine.url;
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = engine.anonKey;
});
beforeEach(resetWithLimits);

describe.each(tables)('%s', (table) => {
  test('a row is stored once, also when it is sent again', async () => {
    expect(await sendRow(table, rows[table])).toEqual({ ok: true });
    expect(await sendRow(table, rows[table])).toEqual({ ok: true });
    expect(await count(table)).toBe(1);
  });

  test('a form that is refused gets the database’s own sentence', async () => {
    const { limitedBy } = formOf.get(table)!;
    const [constraint] = await engine.query<{ comment: string }>(
      `select obj_description(oid, 'pg_constraint') as comment from pg_constraint where conname = $1`,
      [`${table}_${limitedBy}_check`],
    );
    expect(await sendRow(table, { ...rows[table], [limitedBy]: 'nobody' })).toEqual({
      ok: false,
      cause: 'refused',
      message: constraint?.comment,
    });
    await engine.query('update private.submission_limits set per_minute = 1');
    await sendRow(table, markedRow(table, 'one'));
    expect(await sendRow(table, markedRow(table, 'two'))).toEqual({
      ok: false,
      cause: 'refused',
      message: 'We are receiving a lot of submissions just now. Please try again in a minute or call us.',
    });
    expect(await count(table)).toBe(1);
  });
});
