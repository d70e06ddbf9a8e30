import { company, mainOffice } from './company.ts';
import type { Text } from './model/text.ts';

/* The phone number and the email address in a text. */
export const phoneLink = { kind: 'phone', text: mainOffice.phone } as const;
export const mailLink = { kind: 'email', text: mainOffice.email } as const;
/** The address for questions about people's data, and for its deletion. */
export const dataMailLink = { kind: 'email', text: mainOffice.email } as const;

/** `call … or email …`, for the middle of a sentence. On the pages of a form with its own email address, that one replaces it. */
export const callOrEmail = ['call ', phoneLink, ' or email ', mailLink] as const;

/** `ring …, or `, with the number as a link, if the company has a number for calls outside office hours. */
const ringOr =
  company.outOfHoursPhone === null
    ? []
    : ['ring ', { kind: 'phone', text: company.outOfHoursPhone } as const, ', or '];

/** Advice for callers outside the phone hours. */
export const outOfHoursAdvice: Exclude<Text, string> = [
  ...(company.outOfHoursPhone === null
    ? ['Once we’ve closed, it’s too late for tomorrow morning, so plan on an afternoon start. Email']
    : ['Once we’ve closed, ', ...ringOr, 'email']),
  ' the machine, the postcode and the start time to ',
  mailLink,
  ', and ring when we open.',
];

/** How to contact the agency outside the phone hours, in a sentence that continues after the email address. */
export const outOfHoursContact: Exclude<Text, string> = [
  'At any other time, ',
  ...ringOr,
  'email the job to ',
  mailLink,
];

export const contactText = {
  /** Precedes the phone number on call buttons. */
  call: 'Call',
  /** The text of the link to the vCard: for one office, and for several. */
  saveNumber: { one: 'Save our number', more: 'Save our numbers' },
  /**
   * The label of the phone number in the vCard. If there are several offices, each label is the name of the town
   * instead.
   */
  office: 'Office',
  officeIn: (town: string) => `${town} office`,
  outOfHoursPhone: 'Out of hours',
  /** Follows `24/7 support for active projects.` if the company has no number for calls outside office hours. */
  supportNumberNote: 'You get the number when you take someone on.',
  whatsapp: 'WhatsApp',
  textMessages: 'Text',
  /** Precedes the email address below the phone hours, on all machine pages and town pages. */
  outOfHoursMail:
    company.outOfHoursPhone === null
      ? 'After hours, email the job and ring when we open:'
      : 'After hours, ring the number below, or email the job:',
  personToAskFor: 'Ask for',
  address: 'Address',
  companyNumber: 'Company number',
  soleTrader: 'Run by',
  vatNumber: 'VAT number',
  socialMedia: 'Social media',
} as const;
