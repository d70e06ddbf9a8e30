import { contactForm } from '@/content/forms/contact.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import { databaseSettings } from '@/lib/public-client/settings.ts';
import { deliveryOf } from './delivery.ts';

const before = process.env;
beforeEach(() => {
  process.env = { ...before };
});
afterAll(() => {
  process.env = before;
});

test('the database needs both a URL and a key, and the URL loses its trailing slash', () => {
  const url = 'https://project.example';
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = '';
  for (const databaseUrl of ['', url]) {
    process.env.NEXT_PUBLIC_SUPABASE_URL = databaseUrl;
    expect(databaseSettings()).toBeNull();
    expect(deliveryOf(registrationForm).to).toBe('nowhere');
  }
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = ' public\n';
  for (const databaseUrl of [url, `${url}/`, ` ${url}/\n`]) {
    process.env.NEXT_PUBLIC_SUPABASE_URL = databaseUrl;
    expect(databaseSettings()).toEqual({ url, publishableKey: 'public' });
    const action = `${url}/functions/v1/submit/${registrationForm.id}`;
    expect(deliveryOf(registrationForm)).toEqual({ to: 'database', action });
  }
});

test.each([
  ['', 'email'],
  ['0', 'email'],
  ['1', 'database'],
  [' 1\n', 'database'],
])('with the setting %j, messages go to: %s', (setting, to) => {
  process.env.NEXT_PUBLIC_STORE_CONTACT_MESSAGES = setting;
  process.env.NEXT_PUBLIC_SUPABASE_URL = 'https://project.example';
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = 'public';
  expect(deliveryOf({ ...contactForm, notStored: 'Not yet.' }).to).toBe(to);
});
