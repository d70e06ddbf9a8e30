import { temporaryFolder } from '@/tests/temporary-folder';
import { ExpectedError } from './expected-error';
import { readSettings, requireUrls } from './settings';

const { at, write } = temporaryFolder();

test('reads production settings anew on each call and leaves process.env unchanged', () => {
  // Replace the environment before the first call, because @next/env caches it and reads other files in test mode.
  const environment = { NODE_ENV: 'production', A: 'environment' } as const;
  process.env = { ...environment };
  write('.env', 'A=file\nB=first\nC=first');
  write('.env.production.local', 'C=production');
  expect(readSettings(at())).toMatchObject({ A: 'environment', B: 'first', C: 'production' });
  write('.env', 'C=second');
  expect(readSettings(at())).toMatchObject({ A: 'environment', C: 'production' });
  expect(readSettings(at())).not.toHaveProperty('B');
  expect(process.env).toEqual(environment);
});

test.each([
  ...['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SUPABASE_URL'].flatMap((name) =>
    ['www.company.co.uk', 'localhost:3000', 'ftp://company.co.uk', 'https://'].map(
      (value) => [name, value, name] as const,
    ),
  ),
  ['NEXT_PUBLIC_SITE_URL', 'https://name.github.io/site', 'without "/site"'],
] as const)('rejects %s=%s and names the variable', (name, value, message) => {
  expect(() => requireUrls({ [name]: value })).toThrow(ExpectedError);
  expect(() => requireUrls({ [name]: value })).toThrow(message);
});

test.each(['', 'https://www.company.co.uk', 'https://www.company.co.uk/'])(
  'accepts NEXT_PUBLIC_SITE_URL="%s"',
  (site) => {
    const settings = { NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321' };
    expect(() => requireUrls(settings)).not.toThrow();
  },
);
