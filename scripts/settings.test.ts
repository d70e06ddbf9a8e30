import { temporaryFolder } from '@/tests/temporary-folder';
import { ExpectedError } from './expected-error';
import { requireUrls } from './settings';

describe('readSettings', () => {
  const { env } = process;
  const { at, write } = temporaryFolder();

  afterEach(() => {
    process.env = env;
  });

  /** In a process of its own, so to speak: @next/env starts from the environment that it saw first. */
  const start = async (environment: Readonly<Record<string, string>>) => {
    process.env = { NODE_ENV: 'production', ...environment };
    jest.resetModules();
    const { readSettings } = await import('./settings');
    return () => readSettings(undefined, at());
  };

  test('the environment wins over the files, and the files over each other as in Next', async () => {
    write('.env', 'A=env\nB=env\nC=env\nD=env\nE=env');
    write('.env.production', 'A=production\nB=production\nC=production\nD=production');
    write('.env.local', 'A=local\nB=local\nC=local');
    write('.env.production.local', 'A=production local\nB=production local');
    const read = await start({ A: 'environment' });
    expect(read()).toMatchObject({
      A: 'environment',
      B: 'production local',
      C: 'local',
      D: 'production',
      E: 'env',
    });
  });

  test('a second reading knows nothing of the first, and process.env nothing of either', async () => {
    const read = await start({ A: 'environment' });
    write('.env', 'B=first\nONLY_FIRST=1');
    expect(read()).toMatchObject({ A: 'environment', B: 'first', ONLY_FIRST: '1' });
    write('.env', 'B=second');
    expect(read()).toMatchObject({ A: 'environment', B: 'second' });
    expect(read()).not.toHaveProperty('ONLY_FIRST');
    expect(process.env).toEqual({ NODE_ENV: 'production', A: 'environment' });
  });
});

describe('requireUrls', () => {
  const refused = ['www.company.co.uk', 'localhost:3000', 'ftp://company.co.uk', 'https://'];

  test.each([
    ...['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SUPABASE_URL'].flatMap((name) =>
      refused.map((value) => [name, value, name] as const),
    ),
    ['NEXT_PUBLIC_SITE_URL', 'https://name.github.io/site', 'without "/site"'],
  ] as const)('%s=%s is refused by name', (name, value, message) => {
    expect(() => requireUrls({ [name]: value })).toThrow(ExpectedError);
    expect(() => requireUrls({ [name]: value })).toThrow(message);
  });

  test.each(['', 'https://www.company.co.uk', 'https://www.company.co.uk/'])('"%s" passes', (site) => {
    const settings = { NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321' };
    expect(() => requireUrls(settings)).not.toThrow();
  });
});
