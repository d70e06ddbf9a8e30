/** Labels and texts around phone numbers and addresses. */
export const contactWords = {
  /** Precedes the number on call buttons. */
  call: 'Call',
  /** The link to the vCard: for one office, and for several. */
  save: { one: 'Save our number', more: 'Save our numbers' },
  /** The number's label in the vCard if there is only one office. With several offices, the label is the town. */
  office: 'Office',
  officeIn: (town: string) => `${town} office`,
  outOfHoursPhone: 'Out of hours',
  /** Follows `24/7 support for active projects.` if the company has no out-of-hours number. */
  supportNumber: 'You get the number when you take an operator on.',
  whatsapp: 'WhatsApp',
  textMessages: 'Text',
  /** Follows the hours and precedes the address: `Monday to Friday 7am-6pm. At any other time, e-mail … and we’ll answer …`. */
  outsideHours: 'At any other time, e-mail',
  /** A sentence with links for the phone number and the e-mail address: `Call us on … or e-mail ….` */
  callUsOn: 'Call us on',
  /** The same text for the middle of a sentence. */
  callWithin: 'call',
  or: 'or',
  email: 'e-mail',
  person: 'Ask for',
  address: 'Address',
  registration: 'Company number',
  vatNumber: 'VAT number',
  social: 'Social media',
} as const;
