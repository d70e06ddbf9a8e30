import { register, storeEnquiry } from '@/lib/forms/senders';
import { engine } from '../engine/engine-of-file';
import { count, enquiry, registration, resetWithLimits } from './submissions';

// What the forms themselves send with, and what they tell the visitor.
beforeAll(() => {
  process.env.NEXT_PUBLIC_SUPABASE_URL = engine.url;
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = engine.anonKey;
});
beforeEach(resetWithLimits);

const forms = [
  { table: 'operators', send: (email: string) => register({ ...registration, email }) },
  { table: 'enquiries', send: (email: string) => storeEnquiry({ ...enquiry, email }) },
] as const;

test.each(forms)('the form of $table stores one row, also when it is sent again', async ({ table, send }) => {
  expect(await send('one@example.com')).toEqual({ ok: true });
  expect(await send('one@example.com')).toEqual({ ok: true });
  expect(await count(table)).toBe(1);
});

test.each(forms)(
  'the form of $table gets the database’s own sentence when it is refused',
  async ({ table, send }) => {
    expect(await send('nobody')).toEqual({
      ok: false,
      cause: 'refused',
      message: 'Please enter an email address in the format name@example.com.',
    });
    await engine.query('update private.submission_limits set per_minute = 1');
    await send('one@example.com');
    expect(await send('two@example.com')).toEqual({
      ok: false,
      cause: 'refused',
      message: 'We are receiving a lot of submissions just now. Please try again in a minute or call us.',
    });
    expect(await count(table)).toBe(1);
  },
);
