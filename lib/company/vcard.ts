import { company, supportSlogan, type Office } from '@/content/company.ts';
import { contactText } from '@/content/contact-text.ts';
import { channels } from './channels.ts';
import { hasSeveralOffices } from './offices.ts';
import { internationalPhone } from './phone.ts';
import { absoluteUrl } from './site-url.ts';

export const vcardPath = '/contact.vcf';

const escape = (text: string) => text.replace(/[\\,;]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

const maxLineBytes = 75;

/** At most 75 octets per line, without splitting a character. Continuation lines start with a space. */
const fold = (line: string): string => {
  const lines: string[] = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + character) <= maxLineBytes) lines[lines.length - 1] = last + character;
    else lines.push(` ${character}`);
  }
  return lines.join('\r\n');
};

type Phone = { readonly number: string; readonly labels: readonly string[] };

const { offices } = company;

/** Merges repeated numbers, because phones would list them twice. */
const phones = (): readonly Phone[] => {
  const all = [
    ...offices.map(({ phone, town }) => ({
      number: internationalPhone(phone),
      label: hasSeveralOffices ? town : contactText.office,
    })),
    ...channels,
  ];
  return [...new Set(all.map(({ number }) => number))].map((number) => ({
    number,
    labels: all.filter((phone) => phone.number === number).map(({ label }) => label),
  }));
};

const emails = () =>
  [...new Set(offices.map(({ email }) => email))].map((email) => `EMAIL;TYPE=INTERNET,WORK:${escape(email)}`);

const postalAddress = ({ address, town }: Office) => {
  if (!address) return [];
  const parts = ['', '', address.street, town, '', address.postcode, 'United Kingdom'];
  return [`ADR;TYPE=WORK:${parts.map(escape).join(';')}`];
};

const hoursLines = ({ town, hours }: Office) => [
  ...(hasSeveralOffices ? [contactText.officeIn(town)] : []),
  ...hours.map(({ label, text }) => `${label} ${text}`),
];

/**
 * Version 3.0 (RFC 2426), because Android's support for version 4 is incomplete. iPhones read the X- lines for labels
 * and the type of contact.
 */
export const vcard = (): string =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${escape(company.name)}`,
    `ORG:${escape(company.name)}`,
    'X-ABShowAs:COMPANY',
    ...phones().flatMap(({ number, labels }, index) => [
      `item${index + 1}.TEL;TYPE=WORK,VOICE:${number}`,
      `item${index + 1}.X-ABLabel:${escape(labels.join(', '))}`,
    ]),
    ...emails(),
    ...offices.flatMap(postalAddress),
    `URL:${absoluteUrl('/')}`,
    `NOTE:${escape([...offices.flatMap(hoursLines), supportSlogan ?? []].flat().join('\n'))}`,
    'END:VCARD',
    '',
  ]
    .map(fold)
    .join('\r\n');
