import { secretsIn } from './secrets';
import { settingFindings } from './setting-findings';

const keyOf = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', role })]
    .map((part) => Buffer.from(part).toString('base64url'))
    .concat('signature')
    .join('.');

const settings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.company.co.uk',
  NEXT_PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  NEXT_PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_abcdefgh',
  NEXT_PUBLIC_ENQUIRIES: 'store',
};

const sampleOrigin = 'https://www.company.example';
const problemsOf = (changed: Readonly<Record<string, string>>, origin = sampleOrigin) =>
  [...settingFindings({ ...settings, ...changed }, origin)].map(({ problem }) => problem);

test('real settings are ready, with messages stored', () => {
  expect(problemsOf({})).toEqual([]);
});

test('messages that reach nobody are a finding', () => {
  expect(problemsOf({ NEXT_PUBLIC_ENQUIRIES: 'off' })).toEqual([expect.stringContaining('reaches nobody')]);
});

test('settings of production in a file that npm start reads are a finding', () => {
  const findings = [...settingFindings(settings, sampleOrigin, settings)];
  expect(findings.map(({ file }) => file)).toEqual(['.env.local']);
  expect([
    ...settingFindings(settings, sampleOrigin, { NEXT_PUBLIC_SUPABASE_URL: 'http://localhost' }),
  ]).toEqual([]);
});

test('each unset one is named once', () => {
  const problems = [...settingFindings({}, sampleOrigin)].map(({ problem }) => problem);
  expect(problems).toEqual(Object.keys(settings).map((name) => `${name} is not set`));
});

test('the site address may be in content/company.ts instead', () => {
  expect(problemsOf({ NEXT_PUBLIC_SITE_URL: '' }, 'https://www.company.co.uk')).toEqual([]);
});

test.each(['http://127.0.0.1:54321', 'http://localhost:54321', 'http://abc.supabase.co', 'abc.supabase.co'])(
  'the database may not be at %s',
  (url) => {
    const problems = problemsOf({ NEXT_PUBLIC_SUPABASE_URL: url });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^NEXT_PUBLIC_SUPABASE_URL is/);
  },
);

test('any other value for messages is a finding', () => {
  expect(problemsOf({ NEXT_PUBLIC_ENQUIRIES: 'yes' })).toEqual(['NEXT_PUBLIC_ENQUIRIES is "yes"']);
});

test.each(['sb_secret_abcdefghijklmnop', keyOf('service_role')])(
  'a secret in a public variable is named and not printed: %s',
  (key) => {
    const problems = problemsOf({ NEXT_PUBLIC_SUPABASE_ANON_KEY: key });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^NEXT_PUBLIC_SUPABASE_ANON_KEY is a secret key/);
    expect(problems[0]).not.toContain(key);
  },
);

test('secret keys are distinguished from public ones', () => {
  expect(secretsIn(`a="${keyOf('anon')}" b="sb_publishable_abcdefghijk" c="eyJub25l.eyJub3Q.x"`)).toEqual([]);
  expect(secretsIn(`a="${keyOf('service_role')}" b="sb_secret_abcdefghijk"`)).toHaveLength(2);
});
