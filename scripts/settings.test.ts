/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExpectedError } from './expected-error';
import { readSettings, requireUrls } from './settings';

describe('readSettings', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (file: string, ...lines: string[]) => writeFileSync(join(folder, file), lines.join('\n'));

  test('the environment wins over the files, and the files over each other as in Next', () => {
    write('.env', 'A=env', 'B=env', 'C=env', 'D=env', 'E=env');
    write('.env.production', 'A=production', 'B=production', 'C=production', 'D=production');
    write('.env.local', 'A=local', 'B=local', 'C=local');
    write('.env.production.local', 'A=production local', 'B=production local');
    expect(readSettings(folder, { A: 'environment' })).toMatchObject({
      A: 'environment',
      B: 'production local',
      C: 'local',
      D: 'production',
      E: 'env',
    });
  });

  test('development has files of its own', () => {
    write('.env', 'A=env');
    write('.env.production', 'A=production');
    write('.env.development', 'A=development');
    expect(readSettings(folder, {}, 'development')).toMatchObject({ A: 'development' });
  });

  test('variables inside values are expanded', () => {
    write('.env', 'REF=abcdefgh');
    write('.env.local', 'NEXT_PUBLIC_SUPABASE_URL=https://${REF}.supabase.co', 'REF=ijklmnop');
    expect(readSettings(folder, {}).NEXT_PUBLIC_SUPABASE_URL).toBe('https://ijklmnop.supabase.co');
    expect(readSettings(folder, { REF: 'qrst' }).NEXT_PUBLIC_SUPABASE_URL).toBe('https://qrst.supabase.co');
  });

  test('a second reading knows nothing of the first, and process.env nothing of either', () => {
    write('.env', 'A=first', 'ONLY_FIRST=1');
    const before = { ...process.env };
    readSettings(folder, { FROM_ENVIRONMENT: '1' });
    write('.env', 'A=second');
    const second = readSettings(folder, {});
    expect(second).toMatchObject({ A: 'second' });
    expect(second).not.toHaveProperty('ONLY_FIRST');
    expect(second).not.toHaveProperty('FROM_ENVIRONMENT');
    expect(process.env).toEqual(before);
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

  test('whole and unset addresses pass', () => {
    requireUrls({});
    requireUrls({ NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321' });
    expect(() => requireUrls({ NEXT_PUBLIC_SITE_URL: 'https://www.company.co.uk' })).not.toThrow();
  });
});
