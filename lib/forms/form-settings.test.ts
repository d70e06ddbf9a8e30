import { databaseSettings } from '@/lib/public-client/settings.ts';
import { storesMessages, submitUrl } from './form-settings.ts';

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
    expect([databaseSettings(), submitUrl('contact')]).toEqual([null, null]);
  }
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = ' public\n';
  for (const databaseUrl of [url, `${url}/`, ` ${url}/\n`]) {
    process.env.NEXT_PUBLIC_SUPABASE_URL = databaseUrl;
    expect(databaseSettings()).toEqual({ url, publishableKey: 'public' });
    expect(submitUrl('contact')).toBe(`${url}/functions/v1/submit/contact`);
  }
});

test.each([
  ['', false],
  ['0', false],
  ['1', true],
  [' 1\n', true],
])('with the setting %j, whether messages are stored is %s', (setting, stores) => {
  process.env.NEXT_PUBLIC_STORE_CONTACT_MESSAGES = setting;
  expect(storesMessages()).toBe(stores);
});
