import { company, phoneInText } from './company.ts';
import { link, telephone } from './section.ts';

/* The phone number and the email address as links in a text. */
export const phoneNumber = link(phoneInText, telephone);
export const mailAddress = link(company.email, `mailto:${company.email}`);

export const contactWords = {
  /** Precedes the phone number on call buttons. */
  call: 'Call',
  /** The text of the link to the vCard: for one office, and for several. */
  save: { one: 'Save our number', more: 'Save our numbers' },
  /**
   * The label of the phone number in the vCard. If there are several offices, each label is the name of the town
   * instead.
   */
  office: 'Office',
  officeIn: (town: string) => `${town} office`,
  outOfHoursPhone: 'Out of hours',
  /** Follows `24/7 support for active projects.` if the company has no number for calls outside office hours. */
  supportNumber: 'You get the number when you take an operator on.',
  /** The same, after `24/7 support for active projects:`. */
  supportInShort: 'the number we gave you',
  whatsapp: 'WhatsApp',
  textMessages: 'Text',
  /** Precedes the email address below the phone hours. */
  outsideHours: 'Any other time:',
  /** Begins a sentence with two links, the phone number and the email address: `Call us on … or email ….` */
  callUsOn: 'Call us on',
  /** The same, for the middle of a sentence. */
  callWithin: 'call',
  or: 'or',
  email: 'email',
  person: 'Ask for',
  address: 'Address',
  registration: 'Company number',
  vatNumber: 'VAT number',
  social: 'Social media',
} as const;
