import { supportSlogan, type Company, type Office } from '@/content/company.ts';

const linesWith = async (changes: Partial<Company>) => {
  jest.resetModules();
  jest.doMock('@/content/company.ts', () => {
    const actual = jest.requireActual<typeof import('@/content/company')>('@/content/company.ts');
    return { ...actual, company: { ...actual.company, ...changes } };
  });
  const { vcard } = await import('./vcard.ts');
  const text = vcard();
  expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[^]*\r\nEND:VCARD\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return text.replaceAll('\r\n ', '').split('\r\n');
};

const valueOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))?.replace(/^[^:]*:/, '');

const office: Office = {
  town: 'Mill Town',
  phone: '0121 496 0000',
  email: 'mill@plant.example',
  hours: [{ label: 'Monday', text: '8am-5pm', days: ['Monday'], opens: '08:00', closes: '17:00' }],
  address: null,
};

test("contains the company's details, with special characters escaped and long lines folded", async () => {
  const name = `Hétherington; Sons, \\ Co ${'–'.repeat(120)}`;
  const lines = await linesWith({ name, offices: [office] });
  for (const field of ['FN', 'ORG'])
    expect(valueOf(lines, field)).toBe(name.replaceAll(/[\\;,]/g, String.raw`\$&`));
  expect(valueOf(lines, 'EMAIL')).toBe(office.email);
  expect(valueOf(lines, 'URL')).toMatch(/^https?:\/\/[^/]+\/$/);
  const note = valueOf(lines, 'NOTE')?.replaceAll(/\\([,;n])/g, (_, mark) => (mark === 'n' ? '\n' : mark));
  expect(note).toBe(supportSlogan === null ? 'Monday 8am-5pm' : `Monday 8am-5pm\n${supportSlogan}`);
});

test('contains each phone number once, with all its uses', async () => {
  const lines = await linesWith({
    offices: [office],
    outOfHoursPhone: null,
    whatsapp: '0121 496 0456',
    textMessages: '+44 121 496 0456',
  });
  const numbers = lines.filter((line) => /^item\d\.TEL/.test(line)).map((line) => line.replace(/^.*:/, ''));
  expect(numbers).toEqual(['+441214960000', '+441214960456']);
  expect(lines).toContain('item2.X-ABLabel:WhatsApp\\, Text');
});

test('combines the numbers, postal addresses and hours of two offices', async () => {
  const address = { street: '1 Canal Street', postcode: 'B1 1AA' };
  const quay = { ...office, town: 'Quay', phone: '0115 496 0000', email: 'quay@plant.example', address };
  const lines = await linesWith({ offices: [office, quay] });
  expect(lines.filter((line) => line === 'BEGIN:VCARD')).toHaveLength(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      'item1.TEL;TYPE=WORK,VOICE:+441214960000',
      'item1.X-ABLabel:Mill Town',
      'item2.TEL;TYPE=WORK,VOICE:+441154960000',
      'item2.X-ABLabel:Quay',
      'EMAIL;TYPE=INTERNET,WORK:mill@plant.example',
      'EMAIL;TYPE=INTERNET,WORK:quay@plant.example',
    ]),
  );
  expect(lines.filter((line) => line.includes('ADR'))).toEqual([
    expect.stringMatching(/:;;1 Canal Street;Quay;;B1 1AA;United Kingdom$/),
  ]);
  expect(valueOf(lines, 'NOTE')).toMatch(/^Mill Town[^]*Monday 8am-5pm[^]*Quay[^]*Monday 8am-5pm/);
});
