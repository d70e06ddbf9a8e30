import { matomo, plausible } from '@/content/third-parties/script-services.ts';
import type { Cookies } from '@/content/third-parties/third-party.ts';
import { towns } from '@/content/towns/index.ts';
import { claimProblems, sampleCompanyProblems, townProblems, vatProblems } from './content-problems.ts';

const sampleNames = { name: 'Sample Plant', shortName: 'Sample' };

const office = {
  town: 'Mill Town',
  phone: '020 7183 8750',
  email: 'hello@company.co.uk',
  hours: [],
  address: { street: '1 Street', postcode: 'B1 1AA' },
};

const owner = {
  offices: [office],
  name: 'Company Plant',
  shortName: 'Company',
  outOfHoursPhone: '020 7183 8751',
  whatsapp: null,
  textMessages: null,
  databaseRegion: 'London, United Kingdom',
  legalEntity: {
    name: 'Company Ltd',
    number: '01234567',
    place: 'England and Wales',
    office: '1 Street, Mill Town B1 1AA',
  },
  social: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/company' }],
} as const;

test('reports nothing for complete company details', () =>
  expect(sampleCompanyProblems(owner, sampleNames)).toEqual([]));

const withOffice = (change: object) => ({ offices: [office, { ...office, town: 'Quay', ...change }] });

const samples: readonly (readonly [problem: string, change: object])[] = [
  ['name is still', { name: sampleNames.name }],
  ['shortName is still', { shortName: sampleNames.shortName }],
  ['the Quay office’s phone is', withOffice({ phone: '+44 (0)20 7946 0123' })],
  ['whatsapp is', { whatsapp: '0121 496 0123' }],
  ...['hello', 'hello@www.company.example', 'hello@example.com', 'hello@mail.example.org'].map(
    (email) => [`the Quay office’s email is "${email}"`, withOffice({ email })] as const,
  ),
  ['the Quay office’s address is null', withOffice({ address: null })],
  ['legalEntity is null', { legalEntity: null }],
  ['databaseRegion is null', { databaseRegion: null }],
  ['the social link LinkedIn has no address', { social: [{ name: 'LinkedIn', href: null }] }],
];

test.each(samples)('reports this problem: %s', (problem, change) => {
  expect(sampleCompanyProblems({ ...owner, ...change }, sampleNames)).toEqual([
    expect.stringContaining(`content/company.ts: ${problem}`),
  ]);
});

test('reports unconfirmed statements', () => {
  const text = 'We answer within a day.';
  const problemsIf = (confirmed: boolean) =>
    claimProblems({
      promises: { answer: { text } },
      confirmed: confirmed ? { answer: text } : {},
      workedExample: { confirmed },
      quotes: confirmed ? [{}] : [{ sample: true }],
      supplierSamples: confirmed ? [] : ['VAT number'],
      samplePages: confirmed ? [] : [{ name: 'Terms' }],
      scripts: [plausible({ domain: 'company.co.uk', kept: 'for a year', confirmed })],
      files: [],
    }).map((line) => line.split(':')[0]);
  expect(problemsIf(true)).toEqual([]);
  expect(problemsIf(false)).toEqual(
    [
      'pages/testimonials.ts',
      'supplier.ts',
      'pages',
      'promises.ts',
      'costs/worked-example.ts',
      'third-parties/scripts.ts',
    ].map((file) => `content/${file}`),
  );
});

test('reports third parties that set cookies without consent', () => {
  const script = matomo({
    server: 'https://company.matomo.cloud',
    siteId: 1,
    kept: 'for a year',
    confirmed: true,
  });
  const problemsWith = (cookies: Cookies) =>
    claimProblems({
      promises: {},
      confirmed: {},
      workedExample: { confirmed: true },
      quotes: [],
      supplierSamples: [],
      samplePages: [],
      scripts: [{ ...script, cookies }],
      files: [{ kind: 'fonts', origin: 'https://fonts.company.co.uk', name: 'Company Fonts', cookies }],
    });
  expect(problemsWith('after-consent')).toEqual([]);
  expect(problemsWith('without-consent')).toEqual([
    expect.stringContaining('content/third-parties/scripts.ts: Matomo sets cookies'),
    expect.stringContaining('content/third-parties/files.ts: Company Fonts sets cookies'),
  ]);
});

test.each([
  ['We answer within a day.', { text: 'We answer within an hour.' }],
  ['Call by Friday. (Friday 7am-6pm)', { text: 'Call by Friday.', dependsOn: 'Thursday 7am-6pm' }],
])('reports a promise that was changed after “%s” was confirmed', (answer, promise) => {
  const [problem = '', ...others] = claimProblems({
    promises: { answer: promise },
    confirmed: { answer },
    workedExample: { confirmed: true },
    quotes: [],
    supplierSamples: [],
    samplePages: [],
    scripts: [],
    files: [],
  });
  expect(problem).toContain(`“${answer}”`);
  expect(problem).toContain(promise.text);
  expect(others).toEqual([]);
});

test('reports a VAT number if the pages add no VAT', () => {
  expect(vatProblems('GB 123 4567 89', 0)).toEqual([
    expect.stringContaining('content/company.ts has a vatNumber'),
  ]);
  expect([...vatProblems('GB 123 4567 89', 20), ...vatProblems(undefined, 0)]).toEqual([]);
});

test('reports a renamed page with the facts of the old town', () => {
  expect(
    townProblems([
      { slug: 'lichfield', name: 'Lichfield', factsOf: 'dudley' },
      { slug: 'dudley', name: 'Dudley', factsOf: 'dudley' },
      { slug: 'cannock', name: 'Cannock' },
    ]),
  ).toEqual([
    "content/towns, page of Lichfield: its roads, ground and position are those of dudley, not lichfield: correct roads, knowFirst, machines, latitude, longitude and the sections, and set factsOf to 'lichfield'.",
  ]);
});

test('check:launch compares each town with its slug', () => {
  expect(townProblems(towns.entries.map((town) => ({ ...town, factsOf: 'elsewhere' })))).toHaveLength(
    towns.entries.length,
  );
});
