import { createClient } from '@supabase/supabase-js';
import { engine } from '../engine/engine-of-file';
import { count, formOf, insert, reset, rows, tables } from './submissions';

/** The client of the site. `token` stands for a session. */
const connect = (key: string, token = key) =>
  createClient(engine.url, key, {
    auth: { persistSession: false },
    accessToken: () => Promise.resolve(token),
  });

const denied = { code: '42501' };

beforeEach(reset);

// What a visitor may not do is in forbidden-requests.test.ts.
describe.each(tables)('%s', (table) => {
  const row = rows[table];
  const { limitedBy } = formOf.get(table)!;

  test.each([
    ['the anonymous visitor', () => connect(engine.anonKey)],
    ['a visitor who signed in', () => connect(engine.anonKey, engine.visitorToken)],
  ])('%s adds a row, and neither reads, changes nor deletes', async (_, visitor) => {
    const stored = () => engine.query(`select * from public.${table}`);
    expect(await visitor().from(table).insert<object>(row)).toMatchObject({ error: null, status: 201 });
    const before = await stored();
    expect(before).toMatchObject([row]);
    expect((await visitor().from(table).select()).error).toMatchObject(denied);
    expect((await visitor().from(table).select('*', { head: true, count: 'exact' })).count).toBeNull();
    expect((await visitor().from(table).insert<object>(row).select()).error).toMatchObject(denied);
    expect((await visitor().from(table).delete().neq(limitedBy, '')).error).toMatchObject(denied);
    expect(await stored()).toEqual(before);
  });

  test('the owner reads, moves the last contact and deletes', async () => {
    await insert(table, row);
    const owner = createClient(engine.url, engine.serviceKey, { auth: { persistSession: false } });
    const last_contact_at = '2030-01-01T00:00:00+00:00';
    const moved = await owner.from(table).update({ last_contact_at }).eq(limitedBy, row[limitedBy]).select();
    expect(moved.data).toEqual([expect.objectContaining({ ...row, last_contact_at })]);
    expect((await owner.from(table).delete().eq(limitedBy, row[limitedBy])).error).toBeNull();
    expect(await count(table)).toBe(0);
  });
});
