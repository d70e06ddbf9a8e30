import { databaseSettings, storesEnquiries, submitUrl } from './settings';

const before = process.env;
beforeEach(() => {
  process.env = { ...before };
});
afterAll(() => {
  process.env = before;
});

test('a build has a database service with its address, of which a slash at the end is no part, and its key', () => {
  const url = 'https://project.example';
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = '';
  for (const address of ['', url]) {
    process.env.NEXT_PUBLIC_SUPABASE_URL = address;
    expect([databaseSettings(), submitUrl('contact')]).toEqual([null, null]);
  }
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = 'public';
  for (const address of [url, `${url}/`]) {
    process.env.NEXT_PUBLIC_SUPABASE_URL = address;
    expect(databaseSettings()).toEqual({ url, anonKey: 'public' });
    expect(submitUrl('contact')).toBe(`${url}/functions/v1/submit/contact`);
  }
});

test.each([
  ['', false],
  ['off', false],
  ['store', true],
])('where the owner says "%s", messages are stored: %s', (said, stores) => {
  process.env.NEXT_PUBLIC_ENQUIRIES = said;
  expect(storesEnquiries()).toBe(stores);
});
