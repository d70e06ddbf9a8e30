import { company, hours, outOfHours } from '@/content/company';
import { channels } from './channels';
import { internationalPhone } from './phone';
import { absoluteUrl } from './site-url';

/** Where visitors find it. */
export const vcardPath = '/contact.vcf';

const escape = (text: string) => text.replace(/[\\,;]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

const longestLine = 75;

/** Folds a line after at most 75 octets, between characters: a continued line begins with a space. */
const fold = (line: string): string => {
  const lines: string[] = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + character) <= longestLine) lines[lines.length - 1] = last + character;
    else lines.push(` ${character}`);
  }
  return lines.join('\r\n');
};

type Phone = { readonly number: string; readonly labels: readonly string[] };

/** Each number once: a phone book that has a number twice asks which one to ring. */
const phones = (): readonly Phone[] => {
  const main = { number: internationalPhone(company.phone), label: 'Office' };
  const all = [main, ...channels];
  return [...new Set(all.map(({ number }) => number))].map((number) => ({
    number,
    labels: all.filter((phone) => phone.number === number).map(({ label }) => label),
  }));
};

const postalAddress = () => {
  const { registration, city } = company;
  if (!registration) return [];
  const parts = ['', '', registration.street, city, '', registration.postcode, 'United Kingdom'];
  return [`ADR;TYPE=WORK:${parts.map(escape).join(';')}`];
};

/**
 * The company for a phone book, with the hours as a note. vCard 3.0 (RFC 2426), because Android reads
 * version 4 in part only; the X- lines are what iPhones call a label, and a company.
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
    `EMAIL;TYPE=INTERNET,WORK:${escape(company.email)}`,
    ...postalAddress(),
    `URL:${absoluteUrl('/')}`,
    `NOTE:${escape([...hours.map(({ label, text }) => `${label} ${text}`), outOfHours].join('\n'))}`,
    'END:VCARD',
    '',
  ]
    .map(fold)
    .join('\r\n');
