import { type company as sampleCompany, hours, outOfHours } from '@/content/company';

type Company = typeof sampleCompany;

/** The vCard of a company that differs from the one in company.ts, read as a phone reads it: unfolded, line by line. */
const linesWith = async (changes: Partial<Company>) => {
  jest.resetModules();
  jest.doMock('@/content/company', () => {
    const actual = jest.requireActual<typeof import('@/content/company')>('@/content/company');
    return { ...actual, company: { ...actual.company, ...changes } };
  });
  const { vcard } = await import('./vcard');
  const text = vcard();
  expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[^]*\r\nEND:VCARD\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return text.replaceAll('\r\n ', '').split('\r\n');
};

const valueOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))?.replace(/^[^:]*:/, '');

test('it has the company, its e-mail, the site and the hours', async () => {
  const lines = await linesWith({
    name: 'Plant' as Company['name'],
    email: 'a@b.example' as Company['email'],
  });
  expect(['FN', 'ORG', 'EMAIL'].map((name) => valueOf(lines, name))).toEqual([
    'Plant',
    'Plant',
    'a@b.example',
  ]);
  expect(valueOf(lines, 'URL')).toMatch(/^https?:\/\/[^/]+\/$/);
  const note = valueOf(lines, 'NOTE')?.replaceAll(/\\([,;n])/g, (_, mark) => (mark === 'n' ? '\n' : mark));
  expect(note).toBe([...hours.map(({ label, text }) => `${label} ${text}`), outOfHours].join('\n'));
});

test('commas, semicolons and backslashes are escaped', async () => {
  const lines = await linesWith({ name: String.raw`Plant; Sons, \ Co` as Company['name'] });
  expect(valueOf(lines, 'FN')).toBe(String.raw`Plant\; Sons\, \\ Co`);
});

test('a long line is folded between characters, and comes back whole', async () => {
  const name = `${'Hétherington–'.repeat(12)}Plant` as Company['name'];
  expect(valueOf(await linesWith({ name }), 'ORG')).toBe(name);
});

test('each number stands once, with all that it is for', async () => {
  const lines = await linesWith({
    phone: '0121 496 0000' as Company['phone'],
    outOfHoursPhone: null,
    whatsapp: '0121 496 0456',
    textMessages: '+44 121 496 0456',
  });
  const numbers = lines.filter((line) => /^item\d\.TEL/.test(line)).map((line) => line.replace(/^.*:/, ''));
  expect(numbers).toEqual(['+441214960000', '+441214960456']);
  expect(lines).toContain('item2.X-ABLabel:WhatsApp\\, Text');
});

test('the address is given once the company is registered', async () => {
  const registration = {
    registeredName: 'Sample Plant Ltd',
    number: '00000000',
    place: 'England and Wales',
    street: '1 Canal Street',
    postcode: 'B1 1AA',
  };
  expect(valueOf(await linesWith({ registration: null }), 'ADR')).toBeUndefined();
  expect(valueOf(await linesWith({ registration }), 'ADR')).toMatch(
    /^;;1 Canal Street;[^;]+;;B1 1AA;United Kingdom$/,
  );
});
