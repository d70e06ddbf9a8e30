import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { company } from '@/content/company';
import { companyFindings } from './company-findings';
import { exportFindings } from './export-findings';
import type { Finding } from './finding';
import { quoteFindings } from './quote-findings';
import { secretsIn } from './secrets';
import { settingFindings } from './setting-findings';
import { readSettings } from './settings';

const problems = (findings: readonly Finding[]) => findings.map(({ problem }) => problem).join('\n');

const tokenOf = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', role })]
    .map((part) => Buffer.from(part).toString('base64url'))
    .concat('signature')
    .join('.');

const realCompany = {
  phone: '0121 555 0100',
  email: 'hello@brindley.co.uk',
  registration: {
    registeredName: 'Registered Ltd',
    number: '01234567',
    place: 'England and Wales',
    street: '1 Street',
    postcode: 'B1 1AA',
  },
  social: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/brindley' }],
} as const;

const realSettings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.brindley.co.uk',
  NEXT_PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  NEXT_PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_abcdefgh',
};

describe('the company', () => {
  test('as shipped it is all sample data, and each finding names the file', () => {
    const findings = companyFindings(company);
    expect(findings.every(({ file }) => file === 'content/company.ts')).toBe(true);
    for (const word of ['phone', 'email', 'registration', 'LinkedIn', 'Facebook', 'X'])
      expect(problems(findings)).toContain(word);
    expect(findings).toHaveLength(3 + company.social.length);
  });

  test('a real one is ready', () => expect(companyFindings(realCompany)).toEqual([]));
});

test('quotes are a finding while they are samples', () => {
  expect(quoteFindings({ sample: true })).toHaveLength(1);
  expect(quoteFindings({ sample: false })).toEqual([]);
});

describe('the settings', () => {
  test('real ones are ready', () => expect(settingFindings(realSettings, company.origin)).toEqual([]));

  test('each unset one is named', () => {
    const text = problems(settingFindings({}, company.origin));
    for (const name of Object.keys(realSettings)) expect(text).toContain(`${name} is not set`);
  });

  test('the site address may stand in content/company.ts instead', () => {
    const { NEXT_PUBLIC_SITE_URL: _site, ...others } = realSettings;
    expect(settingFindings(others, 'https://www.brindley.co.uk')).toEqual([]);
  });

  test.each([
    'http://127.0.0.1:54321',
    'http://localhost:54321',
    'http://abc.supabase.co',
    'abc.supabase.co',
  ])('the database may not be at %s', (url) => {
    const findings = settingFindings({ ...realSettings, NEXT_PUBLIC_SUPABASE_URL: url }, company.origin);
    expect(findings).toHaveLength(1);
    expect(problems(findings)).toContain('NEXT_PUBLIC_SUPABASE_URL');
  });

  test.each(['sb_secret_abcdefghijklmnop', tokenOf('service_role')])(
    'a secret in a public variable: %s',
    (key) => {
      const findings = settingFindings(
        { ...realSettings, NEXT_PUBLIC_SUPABASE_ANON_KEY: key },
        company.origin,
      );
      expect(problems(findings)).toMatch(/NEXT_PUBLIC_SUPABASE_ANON_KEY holds a secret key/);
      expect(problems(findings)).not.toContain(key);
    },
  );
});

test('secrets are told from public keys', () => {
  expect(secretsIn(`a="${tokenOf('anon')}" b="sb_publishable_abcdefghijk" c="eyJub25l.eyJub3Q.x"`)).toEqual(
    [],
  );
  expect(secretsIn(`a="${tokenOf('service_role')}" b="sb_secret_abcdefghijk"`)).toHaveLength(2);
});

describe('on disk', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'launch-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const builtWith = { site: 'https://www.brindley.co.uk', supabase: 'https://abcdefgh.supabase.co' };

  const build = ({ site, supabase }: typeof builtWith) => {
    writeFileSync(join(folder, 'index.html'), `<link rel="canonical" href="${site}/">`);
    writeFileSync(
      join(folder, 'operator-registration.html'),
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src ${supabase}; base-uri 'none'">`,
    );
  };

  test('an export that is missing is a finding', () => {
    expect(problems(exportFindings(folder, builtWith))).toContain('nothing is built');
  });

  test('an export built as configured is ready', () => {
    build(builtWith);
    expect(exportFindings(folder, builtWith)).toEqual([]);
  });

  test('one built with another database or for another address is not', () => {
    build({ site: 'https://www.brindleyplant.example', supabase: 'http://127.0.0.1:54321' });
    const text = problems(exportFindings(folder, builtWith));
    expect(text).toContain('http://127.0.0.1:54321');
    expect(text).toContain('https://www.brindleyplant.example/');
  });

  test('a secret anywhere in it is found, and its file is named', () => {
    build(builtWith);
    mkdirSync(join(folder, '_next/static'), { recursive: true });
    writeFileSync(join(folder, '_next/static/a.js'), `createClient(u,"${tokenOf('service_role')}")`);
    expect(exportFindings(folder, builtWith).map(({ file }) => file)).toEqual(['out/_next/static/a.js']);
  });

  test('variables are read as the build reads them', () => {
    writeFileSync(join(folder, '.env'), 'A=env\nB=env\nC=env\nD=env\n');
    writeFileSync(join(folder, '.env.local'), 'A=local\nB=local\nC=local\n');
    writeFileSync(join(folder, '.env.production.local'), 'A=production local\nB=production local\n');
    expect(readSettings(folder, { A: 'environment' })).toEqual({
      A: 'environment',
      B: 'production local',
      C: 'local',
      D: 'env',
    });
  });
});
