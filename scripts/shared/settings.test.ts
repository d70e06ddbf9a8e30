import { writeFileSync } from 'node:fs';
import { temporaryFolder } from '@/tests/helpers/temporary-folder.ts';
import { ExpectedError } from './expected-error.ts';
import { readSettings, requireValid } from './settings.ts';

const { at, write } = temporaryFolder();

const { env } = process;
// Replace the environment before the first call, because @next/env caches it and reads other files in test mode.
const environment = { NODE_ENV: 'production', A: 'environment', B: ' \u200bspaced\r\n' } as const;
beforeAll(() => {
  process.env = { ...environment };
});
afterAll(() => {
  process.env = env;
});

test('reads production settings anew on each call and leaves process.env unchanged', () => {
  write('.env', 'A=file\nC=first\nD=first');
  write('.env.production.local', 'D=production');
  expect(readSettings(at())).toMatchObject({ A: 'environment', C: 'first', D: 'production' });
  write('.env', 'D=second');
  expect(readSettings(at())).toMatchObject({ A: 'environment', D: 'production' });
  expect(readSettings(at())).not.toHaveProperty('C');
  expect(process.env).toEqual(environment);
});

test('removes whitespace and invisible characters around every value', () => {
  write('.env', '\uFEFFNEXT_PUBLIC_A=" https://a.example\n"\nKEY="\u00a0key\u200b "\nEMPTY=" "\n');
  expect(readSettings(at())).toMatchObject({
    B: 'spaced',
    NEXT_PUBLIC_A: 'https://a.example',
    KEY: 'key',
    EMPTY: '',
  });
});

test.each([
  ['with a byte order mark', Buffer.from('\uFEFFA=1\r\n', 'utf16le')],
  ['in big-endian byte order', Buffer.from('\uFEFFA=1\r\n', 'utf16le').swap16()],
  ['without a byte order mark', Buffer.from('A=1\r\n', 'utf16le')],
])('rejects a file in UTF-16 %s and names it', (_, content) => {
  write('.env', '');
  writeFileSync(at('.env.production.local'), content);
  expect(() => readSettings(at())).toThrow('.env.production.local is saved as UTF-16. Save it as UTF-8');
  write('.env.production.local', 'A=1');
  expect(() => readSettings(at())).not.toThrow();
});

test.each(
  ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SUPABASE_URL'].flatMap((name) =>
    [
      'www.company.co.uk',
      'localhost:3000',
      'ftp://company.co.uk',
      'https://',
      'https://name.github.io/site',
      'https://x.supabase.co/rest/v1/',
      'https://x.supabase.co//',
      'https://x.supabase.co?a=b',
      'https://x.supabase.co#a',
      'https://user:password@x.supabase.co',
      'https://x.supabase.co https://y.supabase.co',
      'https://x.supa base.co',
      'https:\\\\x.supabase.co',
      '"https://x.supabase.co"',
    ].map((value) => [name, value] as const),
  ),
)('rejects %s=%s, and repeats the variable and its value', (name, value) => {
  expect(() => requireValid({ [name]: value })).toThrow(ExpectedError);
  expect(() => requireValid({ [name]: value })).toThrow(`${name} is "${value}". Set it to the `);
});

test.each([
  [
    'NEXT_PUBLIC_STORE_CONTACT_MESSAGES',
    'store',
    'NEXT_PUBLIC_STORE_CONTACT_MESSAGES is "store". Set it to 1 or 0.',
  ],
  ['PRECOMPRESS', 'true', 'PRECOMPRESS is "true". Set it to 1 or 0.'],
  ['NEXT_PUBLIC_SUPABASE_ANON_KEY', 'sb_publishable _a', 'NEXT_PUBLIC_SUPABASE_ANON_KEY is not a key.'],
  ['SUPABASE_SERVICE_ROLE_KEY', 'sb_secret\n_a', 'SUPABASE_SERVICE_ROLE_KEY is not a key.'],
])('rejects %s=%j', (name, value, message) => {
  expect(() => requireValid({ [name]: value })).toThrow(message);
  if (/KEY/.test(name)) expect(() => requireValid({ [name]: value })).not.toThrow(value);
});

test.each([
  {},
  { NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_SUPABASE_URL: '', NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '' },
  { NEXT_PUBLIC_SITE_URL: 'https://www.company.co.uk', NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321' },
  { NEXT_PUBLIC_SITE_URL: 'https://www.company.co.uk/', NEXT_PUBLIC_SUPABASE_URL: 'http://[::1]:54321/' },
  {
    NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '0',
    NEXT_PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_a',
    PRECOMPRESS: '1',
  },
])('accepts %j', (settings) => {
  expect(() => requireValid(settings)).not.toThrow();
});
