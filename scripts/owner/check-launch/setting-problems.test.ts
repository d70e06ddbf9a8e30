import { secretsIn } from './secrets.ts';
import { settingProblems } from './setting-problems.ts';

const keyOf = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', role })]
    .map((part) => Buffer.from(part).toString('base64url'))
    .concat('signature')
    .join('.');

const settings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.company.co.uk',
  NEXT_PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  NEXT_PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_abcdefgh',
  NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '1',
};

const sampleOrigin = 'https://www.company.example';

test.each([
  { NEXT_PUBLIC_STORE_CONTACT_MESSAGES: '0' },
  { NEXT_PUBLIC_SUPABASE_ANON_KEY: '' },
  ...['', 'http://127.0.0.1:54321', 'https://localhost', 'http://abc.supabase.co', 'abc.supabase.co'].map(
    (url) => ({
      NEXT_PUBLIC_SUPABASE_URL: url,
    }),
  ),
  { NEXT_PUBLIC_SITE_URL: sampleOrigin },
  { NEXT_PUBLIC_SITE_URL: '' },
])('reports the setting %j', (change) => {
  expect(settingProblems({ ...settings, ...change }, sampleOrigin)).toEqual([
    expect.stringContaining(`.env.production.local: ${Object.keys(change)[0]} is `),
  ]);
});

test('reports nothing for valid settings', () => {
  expect(settingProblems(settings, sampleOrigin)).toEqual([]);
  expect(settingProblems({ ...settings, NEXT_PUBLIC_SITE_URL: '' }, 'https://www.company.co.uk')).toEqual([]);
});

test.each(['sb_secret_abcdefghijklmnop', keyOf('service_role')])(
  'reports the secret key %s in a public variable without printing it',
  (key) => {
    const [line, ...others] = settingProblems(
      { ...settings, NEXT_PUBLIC_SUPABASE_ANON_KEY: key },
      sampleOrigin,
    );
    expect(line).toContain('NEXT_PUBLIC_SUPABASE_ANON_KEY is a secret key');
    expect(line).not.toContain(key);
    expect(others).toEqual([]);
    expect(
      secretsIn(`a="${keyOf('anon')}" b="sb_publishable_abcdefghijk" c="eyJub25l.eyJub3Q.x" d="${key}"`),
    ).toEqual([expect.stringMatching(/^.{16}…$/)]);
  },
);
