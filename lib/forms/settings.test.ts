import { databaseSettings, storesEnquiries, submitUrl } from './settings';

const before = process.env;

beforeEach(() => {
  process.env = { ...before };
  for (const name of Object.keys(process.env)) if (name.startsWith('NEXT_PUBLIC_')) delete process.env[name];
});

afterAll(() => {
  process.env = before;
});

test('a build without settings has no database service and stores no enquiries', () => {
  expect(databaseSettings()).toBeNull();
  expect(storesEnquiries()).toBe(false);
});

test('half of the settings is none', () => {
  process.env.NEXT_PUBLIC_SUPABASE_URL = 'https://project.example';
  expect(databaseSettings()).toBeNull();
});

test('an address with a slash at its end leads to the same function', () => {
  process.env.NEXT_PUBLIC_SUPABASE_URL = 'https://project.example/';
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = 'public';
  expect(submitUrl('contact')).toBe('https://project.example/functions/v1/submit/contact');
});

test('the settings are read, and messages are stored where the owner says so', () => {
  process.env.NEXT_PUBLIC_SUPABASE_URL = 'https://project.example';
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = 'public';
  expect(databaseSettings()).toEqual({ url: 'https://project.example', anonKey: 'public' });
  for (const [said, stores] of Object.entries({ off: false, store: true })) {
    process.env.NEXT_PUBLIC_ENQUIRIES = said;
    expect(storesEnquiries()).toBe(stores);
  }
});
