import { companyFindings, commitmentFindings, exampleFindings, quoteFindings } from './content-findings';

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
  registration: {
    registeredName: 'Company Ltd',
    number: '01234567',
    place: 'England and Wales',
    office: '1 Street, Mill Town B1 1AA',
  },
  person: { name: 'A. Manager', role: 'hire desk' },
  social: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/company' }],
} as const;

test('a completed company has no findings', () =>
  expect([...companyFindings(owner, sampleNames)]).toEqual([]));

test.each([
  ['the name as shipped', { name: sampleNames.name }, /^name is still/],
  ['the short name as shipped', { shortName: sampleNames.shortName }, /^shortName is still/],
  [
    'a drama number for the second office',
    { offices: [office, { ...office, town: 'Quay', phone: '+44 (0)20 7946 0123' }] },
    /^the Quay office’s phone is .* never rings/,
  ],
  ['a drama number for WhatsApp', { whatsapp: '0121 496 0123' }, /^whatsapp is .* never rings/],
  ['no number', { offices: [{ ...office, phone: '0121 496' }] }, /phone is .* not a phone number/],
  ['a reserved domain', { offices: [{ ...office, email: 'hello@company.example' }] }, /email is/],
  ['no e-mail address', { offices: [{ ...office, email: 'hello' }] }, /email is/],
  ['no postal address', { offices: [{ ...office, address: null }] }, /address is null/],
  ['no registration', { registration: null }, /^registration is null/],
  ['nobody to ask for', { person: null }, /^person is null/],
  ['a social placeholder', { social: [{ name: 'LinkedIn', href: null }] }, /^the social link LinkedIn/],
])('%s is one finding', (_, change, problem) => {
  const findings = [...companyFindings({ ...owner, ...change }, sampleNames)];
  expect(findings.map(({ file }) => file)).toEqual(['content/company.ts']);
  expect(findings[0]?.problem).toMatch(problem);
});

test('examples and quotes are a finding while they are samples, a promise until it is confirmed', () => {
  const text = 'We answer within a day.';
  const found = (isOurs: boolean) =>
    [
      ...exampleFindings({ confirmed: !isOurs }),
      ...quoteFindings({ sample: isOurs, quotes: [] }, () => true),
      ...commitmentFindings({ open: { text, confirmed: !isOurs } }),
    ].map(({ problem }) => problem);
  expect(found(true)).toEqual([expect.any(String), expect.any(String), `open promises “${text}”`]);
  expect(found(false)).toEqual([]);
});

test('a photo that is not there is a finding', () => {
  const quotes = {
    sample: false,
    quotes: [{ name: 'A foreman' }, { name: 'A manager', photo: '/m.jpg' }],
  } as const;
  expect([...quoteFindings(quotes, () => true)]).toEqual([]);
  expect([...quoteFindings(quotes, () => false)]).toEqual([
    {
      file: expect.any(String),
      problem: 'the photo of A manager is missing',
      fix: 'put it into public/m.jpg',
    },
  ]);
});

test('a promise to delete that means another moment than the database is a finding', () => {
  const kept = { text: '12 months after our last contact with you', confirmed: true, months: 12 };
  expect([...commitmentFindings({ kept })]).toEqual([]);
  expect([...commitmentFindings({ kept: { ...kept, months: 6 } })]).toHaveLength(1);
  expect([...commitmentFindings({ kept: { ...kept, text: '12 months after you write' } })]).toHaveLength(1);
});
