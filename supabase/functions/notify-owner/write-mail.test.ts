import { parseDocument } from 'htmlparser2';
import { contactForm } from '@/content/forms/contact.ts';
import { forms } from '@/content/forms/index.ts';
import { machineSubject, townSubject } from '@/content/forms/message-subjects.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import { machines } from '@/content/machines/index.ts';
import { ownerMail } from '@/content/owner-mail.ts';
import { towns } from '@/content/towns/index.ts';
import type { LeadRow } from '@/lib/leads/lead-row.ts';
import { everyKind } from '@/tests/helpers/every-kind.ts';
import { impersonalValues } from './impersonal-values.ts';
import type { Lead } from './lead.ts';
import { writeMail, type MailContent } from './write-mail.ts';

const links = { siteUrl: 'https://www.site.example', tablesUrl: 'https://tables.example/editor' };

const fixed = {
  id: '12345678-0000-4000-8000-000000000000',
  created_at: '2026-07-01T11:30:00Z',
  mail_after: null,
};
const message = (row: Partial<LeadRow> = {}): Lead => ({
  form: contactForm,
  row: { ...fixed, name: 'Ada', email: 'ada@example.com', subject: '', message: 'A dumper', ...row },
});
const registration = (row: Partial<LeadRow> = {}): Lead => ({
  form: registrationForm,
  row: {
    ...fixed,
    full_name: 'Ada',
    email: 'ada@example.com',
    phone: '0121 496 0000',
    address: 'Mill Town',
    equipment: ['Dumper'],
    ...row,
  },
});

const write = (leads: readonly Lead[], changes: Partial<MailContent> = {}) =>
  writeMail(
    {
      isTest: false,
      groups: forms
        .map((form) => ({
          form,
          amount: leads.filter((lead) => lead.form === form).length,
          flood: 0,
          summaries: [],
        }))
        .filter(({ amount }) => amount > 0),
      leads,
      details: 'full',
      limits: [],
      ...changes,
    },
    links,
  );

type Element = ReturnType<typeof parseDocument>['children'][number];
const elementsOf = (html: string) => {
  const elements: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] = [];
  const visit = (nodes: readonly Element[]): void => {
    for (const node of nodes) {
      if (!('children' in node)) continue;
      if ('attribs' in node) elements.push({ name: node.name, attributes: node.attribs });
      visit(node.children);
    }
  };
  visit(parseDocument(html).children);
  return elements;
};

const hrefsOf = (html: string) => elementsOf(html).flatMap(({ attributes }) => attributes.href ?? []);

test('shows the time in the time zone of the company', () => {
  expect(write([message()]).text).toMatch(/Wed,? 1 July 2026 at 12:30 (BST|GMT\+1)/);
});

test('shows 0 years, and explains an empty list', () => {
  const form = { ...registrationForm, fields: everyKind };
  const { text } = write([{ form, row: { ...fixed, years: 0, boxes: [] } }]);
  expect(text).toContain(`${everyKind.number.label}: 0\n`);
  expect(text).toContain(ownerMail.noneOfThese);
});

test('shows line breaks of a message, but not of a line', () => {
  const { text, html, subject } = write([
    message({ name: 'Ada\r\nBcc: x@y.example', message: 'one\r\ntwo' }),
  ]);
  expect(text).toContain('\n  one\n  two\n');
  expect(html).toContain('one<br>two');
  expect(text).not.toContain('\nBcc:');
  expect(subject).not.toMatch(/[\r\n]/);
});

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</table></body><a href="https://evil.example">click</a>',
  '&lt;a href=x&gt;',
  'javascript:alert(1)',
  'https://evil.example/login',
  'www.evil.example',
  'evil.example',
  'someone@evil.example',
  'ftp://1.2.3.4/x',
];

test.each(hostile)('makes no element and no link of %s', (text) => {
  const plain = write([message({ subject: 'A question' })]);
  const mail = write([message({ name: text, subject: text, message: text })]);
  expect(elementsOf(mail.html).map(({ name }) => name)).toEqual(
    elementsOf(plain.html).map(({ name }) => name),
  );
  expect(hrefsOf(mail.html)).toEqual(hrefsOf(plain.html));
  for (const { attributes } of elementsOf(mail.html))
    for (const name of Object.keys(attributes)) expect(name).not.toMatch(/^on/);
  // What mail programs turn into links.
  for (const visibleText of [mail.text, mail.html.replaceAll(/<[^>]*>/g, ' ')])
    expect(visibleText).not.toMatch(/evil\.example|javascript:|someone@|ftp:|www\.evil/);
});

test.each([
  ['control characters', 'a\u001b[2Jb\u0000c\u009bd', /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/],
  ['direction overrides', '\u202egnp.exe\u2066x\u2069', /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/],
  ['zero-width spaces', 'a\u200bb\ufeffc\u2060d', /[\u200b\ufeff\u2060]/],
  ['stacked marks', `Z${'\u0300'.repeat(50)}`, /\u0300{5}/],
])('removes or replaces %s', (_, text, pattern) => {
  const { subject, text: plain, html } = write([message({ name: text, subject: text, message: text })]);
  for (const part of [subject, plain, html]) expect(part).not.toMatch(pattern);
});

test('keeps emoji and other scripts', () => {
  const text = '👩🏽\u200d🔧 李雷 سلام Ünal';
  expect(write([message({ message: text })]).text).toContain(text);
});

test('cuts a long message, and says how much is missing', () => {
  const { text, html } = write([message({ message: '👷'.repeat(20_000) })]);
  expect(text).toContain(ownerMail.cut(10_000));
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  const ten = write(Array.from({ length: 10 }, () => message({ message: 'x'.repeat(20_000) })));
  expect(Buffer.byteLength(ten.html)).toBeLessThan(100_000);
});

test('Reply-To is the email address of a single lead', () => {
  expect(write([message()]).replyTo).toBe('ada@example.com');
  expect(write([message(), message()]).replyTo).toBeNull();
  expect(write([message({ email: 'ada@bücher.example' })]).replyTo).toBe('ada@xn--bcher-kva.example');
});

test.each([
  'a,b@evil.example',
  'a@b.example,c@evil.example',
  'a@b.example>\r\nBcc:x@y.example',
  '"x"<a@b.example>',
  'ada@b.example\u0000',
  'ada@javascript:alert(1).example',
  '用户@例え.jp',
])('an unusual email address such as %j is shown, but gets no header and no button', (email) => {
  const { replyTo, html, text } = write([message({ email })]);
  expect(replyTo).toBeNull();
  expect(hrefsOf(html).some((href) => href.startsWith('mailto:'))).toBe(false);
  expect(text).toContain(contactForm.fields.email.label);
});

test.each([
  ['0121 496 0000', '+441214960000'],
  ['+44 (0)121 496 0000', '+441214960000'],
  ['(0121) 496-0000 ext. 12', '+441214960000'],
])('%s is a link to %s', (phone, dialled) => {
  const form = { ...registrationForm, fields: everyKind };
  expect(hrefsOf(write([{ form, row: { ...fixed, phone } }]).html)).toContain(`tel:${dialled}`);
});

test('makes no link of an extension in the label of a button', () => {
  const form = { ...registrationForm, fields: everyKind };
  const { text, html } = write([{ form, row: { ...fixed, phone: '0121 496 0000 t.ee/tx' } }]);
  for (const part of [text, html]) {
    expect(part).toContain('tel:+441214960000');
    expect(part).not.toContain('t.ee');
  }
});

test('without details, it contains numbers and summaries, but nothing about a person', () => {
  const summaries = ['Dumper', 'Roller'];
  const { subject, text, html, replyTo } = write([], {
    details: 'counts',
    groups: [{ form: registrationForm, amount: 3, flood: 0, summaries }],
  });
  const count = ownerMail.counted(3, registrationForm);
  expect(subject).toBe(ownerMail.subject([count]));
  expect(text).toContain(ownerMail.about(count, summaries));
  expect(html).toContain(links.tablesUrl);
  expect(replyTo).toBeNull();
});

test('options and subjects that the site proposes are impersonal, and no other text is', () => {
  const optionTexts = [
    ...machines.entries.map(({ slug }) => machineSubject(slug)),
    ...towns.entries.map(({ name }) => townSubject(name)),
  ];
  expect(optionTexts.filter((subject) => impersonalValues(subject).length === 0)).toEqual([]);
  expect(impersonalValues(`${optionTexts[0]}, ask for Zephyrine`)).toEqual([]);
  expect(impersonalValues('Zephyrine')).toEqual([]);
  const { offered } = registrationForm.fields.equipment;
  expect(impersonalValues([...offered, 'Zephyrine'])).toEqual(offered);
});

test('the same content is rendered in the same way', () => {
  expect(write([message(), registration()])).toEqual(write([message(), registration()]));
});
