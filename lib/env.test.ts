import { databaseSettings, siteUrl, storesEnquiries } from './env';

const before = process.env;

beforeEach(() => {
  process.env = { ...before };
  for (const name of Object.keys(process.env)) if (name.startsWith('NEXT_PUBLIC_')) delete process.env[name];
});

afterAll(() => {
  process.env = before;
});

test('a build without settings has no database service, stores no enquiries and lives at the address of the company', () => {
  expect(databaseSettings()).toBeNull();
  expect(storesEnquiries()).toBe(false);
  expect(siteUrl()).toMatch(/^https:\/\/[^/]+$/);
});

test('half of the settings is none', () => {
  process.env.NEXT_PUBLIC_SUPABASE_URL = 'https://project.example';
  expect(databaseSettings()).toBeNull();
});

test('the settings are read', () => {
  process.env.NEXT_PUBLIC_SUPABASE_URL = 'https://project.example';
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = 'public';
  process.env.NEXT_PUBLIC_ENQUIRIES = 'store';
  process.env.NEXT_PUBLIC_SITE_URL = 'https://www.site.example/';
  expect(databaseSettings()).toEqual({ url: 'https://project.example', anonKey: 'public' });
  expect(storesEnquiries()).toBe(true);
  expect(siteUrl()).toBe('https://www.site.example');
});
