import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExpectedError } from './expected-error';
import { requireUrls } from './settings';

describe('readSettings', () => {
  const { env } = process;
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'));
  });

  afterEach(() => {
    process.env = env;
    rmSync(folder, { recursive: true });
  });

  /** In a process of its own, so to speak: @next/env starts from the environment that it saw first. */
  const start = async (environment: Readonly<Record<string, string>>) => {
    process.env = { NODE_ENV: 'production', ...environment };
    jest.resetModules();
    const { readSettings } = await import('./settings');
    return (mode?: 'development') => readSettings(mode, folder);
  };

  const write = (file: string, ...lines: string[]) => writeFileSync(join(folder, file), lines.join('\n'));

  test('the environment wins over the files, and the files over each other as in Next', async () => {
    write('.env', 'A=env', 'B=env', 'C=env', 'D=env', 'E=env');
    write('.env.production', 'A=production', 'B=production', 'C=production', 'D=production');
    write('.env.local', 'A=local', 'B=local', 'C=local');
    write('.env.production.local', 'A=production local', 'B=production local');
    const read = await start({ A: 'environment' });
    expect(read()).toMatchObject({
      A: 'environment',
      B: 'production local',
      C: 'local',
      D: 'production',
      E: 'env',
    });
  });

  test('development has files of its own', async () => {
    write('.env', 'A=env');
    write('.env.production', 'A=production');
    write('.env.development', 'A=development');
    const read = await start({});
    expect(read('development')).toMatchObject({ A: 'development' });
  });

  test('variables inside values are expanded', async () => {
    write('.env', 'REF=abcdefgh');
    write('.env.local', 'NEXT_PUBLIC_SUPABASE_URL=https://${REF}.supabase.co', 'REF=ijklmnop');
    const read = await start({});
    expect(read().NEXT_PUBLIC_SUPABASE_URL).toBe('https://ijklmnop.supabase.co');
    const readWithReference = await start({ REF: 'qrst' });
    expect(readWithReference().NEXT_PUBLIC_SUPABASE_URL).toBe('https://qrst.supabase.co');
  });

  test('a second reading knows nothing of the first, and process.env nothing of either', async () => {
    const read = await start({ A: 'environment' });
    write('.env', 'B=first', 'ONLY_FIRST=1');
    expect(read()).toMatchObject({ A: 'environment', B: 'first', ONLY_FIRST: '1' });
    write('.env', 'B=second');
    expect(read()).toMatchObject({ A: 'environment', B: 'second' });
    expect(read()).not.toHaveProperty('ONLY_FIRST');
    expect(process.env).toEqual({ NODE_ENV: 'production', A: 'environment' });
  });
});

describe('requireUrls', () => {
  test.each(['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SUPABASE_URL'])(
    '%s without a scheme is refused by name',
    (name) => {
      for (const value of ['www.company.co.uk', 'localhost:3000', 'ftp://company.co.uk', 'https://']) {
        expect(() => requireUrls({ [name]: value })).toThrow(ExpectedError);
        expect(() => requireUrls({ [name]: value })).toThrow(name);
      }
    },
  );

  test('a site in a folder of a domain is refused', () => {
    expect(() => requireUrls({ NEXT_PUBLIC_SITE_URL: 'https://name.github.io/site' })).toThrow(
      /without "\/site"/,
    );
    expect(() => requireUrls({ NEXT_PUBLIC_SITE_URL: 'https://www.company.co.uk/' })).not.toThrow();
  });

  test('whole and unset addresses pass', () => {
    requireUrls({});
    requireUrls({ NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321' });
    expect(() => requireUrls({ NEXT_PUBLIC_SITE_URL: 'https://www.company.co.uk' })).not.toThrow();
  });
});
