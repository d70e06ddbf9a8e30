/** The words around phone numbers and addresses, on every page that has them. */
export const contactWords = {
  /** Before the number, on a button that rings it. */
  call: 'Call',
  /** Over the number, hours and button beside the text of a page. */
  callUs: 'Call us',
  /** The link to the file for a phone book: with one office, and with more. */
  save: { one: 'Save our number', more: 'Save our numbers' },
  /** The number's label in a phone book, where there is one office; with more it is the town. */
  office: 'Office',
  officeIn: (town: string) => `${town} office`,
  outOfHoursPhone: 'Out of hours',
  /** After `24/7 support for active projects.`, if the owner shows no number for calls out of hours. */
  supportNumber: 'You get the number when you take an operator on.',
  whatsapp: 'WhatsApp',
  textMessages: 'Text',
  /** After the hours, before the address: `Monday to Friday 7am-6pm. At any other time, e-mail …`. */
  outsideHours: 'At any other time, e-mail',
  /** Sentences with a link for the number and one for the address: `Call us on … or e-mail ….` */
  callUsOn: 'Call us on',
  /** The same within a sentence. */
  callWithin: 'call',
  or: 'or',
  email: 'e-mail',
  person: 'Ask for',
  address: 'Address',
  registration: 'Company number',
  social: 'Social media',
} as const;
