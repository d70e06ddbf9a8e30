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

test.each([
  ['real settings', {}, []],
  ['messages that reach nobody', { NEXT_PUBLIC_ENQUIRIES: 'off' }, [/reaches nobody/]],
  ['any other value for messages', { NEXT_PUBLIC_ENQUIRIES: 'yes' }, [/^NEXT_PUBLIC_ENQUIRIES is "yes"$/]],
  ...['http://127.0.0.1:54321', 'http://localhost:54321', 'http://abc.supabase.co', 'abc.supabase.co'].map(
    (url) => [url, { NEXT_PUBLIC_SUPABASE_URL: url }, [/^NEXT_PUBLIC_SUPABASE_URL is/]] as const,
  ),
  ...['sb_secret_abcdefghijklmnop', keyOf('service_role')].map(
    (key) =>
      [
        'a secret in a public variable, which is not printed',
        { NEXT_PUBLIC_SUPABASE_ANON_KEY: key },
        [new RegExp(`^(?!.*${key})NEXT_PUBLIC_SUPABASE_ANON_KEY is a secret key`)],
      ] as const,
  ),
] as const)('%s', (_, changed, problems) => {
  expect(problemsOf(changed)).toEqual(problems.map((problem) => expect.stringMatching(problem) as string));
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

test('secret keys are distinguished from public ones', () => {
  expect(secretsIn(`a="${keyOf('anon')}" b="sb_publishable_abcdefghijk" c="eyJub25l.eyJub3Q.x"`)).toEqual([]);
  expect(secretsIn(`a="${keyOf('service_role')}" b="sb_secret_abcdefghijk"`)).toHaveLength(2);
});
