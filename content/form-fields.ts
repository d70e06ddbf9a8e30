/** What the site says of a field. */
type FieldWords = {
  /** Above the field. */
  readonly label: string;
  /** Below the label. */
  readonly hint?: string;
  /** What it's called elsewhere: in what is wrong, in what was sent, and in the privacy policy. */
  readonly name: string;
  /** What to do when nothing was entered. A field without it may be left empty, and its hint says so. */
  readonly missing?: string;
  /** What it is used for, as the privacy policy says it. */
  readonly use: string;
  /** Why a form that the browser sent itself was not stored. */
  readonly notSent: string;
};

/** The fields of the registration form, in its order. Their rules are in lib/forms/registration.ts. */
export const registrationFields = {
  fullName: {
    label: 'Full Name',
    name: 'Full name',
    missing: 'Enter your full name',
    use: 'To know who you are and match your card to you',
    notSent: 'Your full name is missing or too long.',
  },
  email: {
    label: 'Email Address',
    name: 'E-mail address',
    missing: 'Enter your email address',
    use: 'To answer you and send you details of a job',
    notSent: 'We couldn’t read your e-mail address. Write it like name@example.com.',
  },
  phone: {
    label: 'Phone Number',
    name: 'Phone number',
    missing: 'Enter your phone number',
    use: 'To talk to you about your application and about work',
    notSent:
      'We couldn’t read your phone number. Write it like 0121 496 0000, 07700 900 123 or +44 121 496 0000.',
  },
  address: {
    label: 'Address',
    hint: 'House, street, town and postcode.',
    name: 'Address',
    missing: 'Enter your address',
    use: 'To see which sites are close enough for you',
    notSent: 'Your address is missing or too long.',
  },
  experience: {
    label: 'Years of Experience',
    hint: 'Whole years driving plant, such as 7. Farm and quarry years count. Write 0 for less than a year.',
    name: 'Years of experience',
    missing: 'Enter your years of experience as a number, like 7',
    use: 'To offer you work at the right level',
    notSent: 'Write your years of experience as a whole number, like 7.',
  },
  equipment: {
    label: 'Equipment',
    hint: 'Tick every machine you hold a card for.',
    name: 'Machines',
    missing: 'Tick at least one machine you hold a card for',
    use: 'To match you with what hirers ask for',
    notSent: 'Tick at least one machine you hold a card for.',
  },
} as const satisfies Readonly<Record<string, FieldWords>>;

/** The fields of the contact form. Their rules are in lib/forms/enquiry.ts. */
export const contactFields = {
  name: {
    label: 'Your Name',
    name: 'name',
    missing: 'Enter your name',
    notSent: 'Your name is missing or too long.',
  },
  email: {
    label: 'Your Email',
    name: 'e-mail address',
    missing: 'Enter your email address',
    notSent: 'We couldn’t read your e-mail address. Write it like name@example.com.',
  },
  subject: {
    label: 'Subject',
    hint: 'Optional.',
    name: 'subject',
    notSent: 'Your subject is too long.',
  },
  message: {
    label: 'Message',
    hint: 'Tell us the machine, the site, the dates and a number to ring you on.',
    name: 'message',
    missing: 'Enter your message',
    notSent: 'Your message is missing or too long.',
  },
} as const satisfies Readonly<Record<string, Omit<FieldWords, 'use'>>>;

type DigitRange = { readonly min: number; readonly max: number };

const sentenceCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What is wrong with what was entered, by the field's name where it depends on it. */
export const wrongEntry = {
  tooLong: (name: string, max: number, entered: number) =>
    `${sentenceCase(name)} must be ${max} characters or fewer. You have entered ${entered}`,
  notWhole: (name: string) => `${sentenceCase(name)} must be a whole number, like 7`,
  notBetween: (name: string, min: number, max: number) =>
    `${sentenceCase(name)} must be between ${min} and ${max}`,
  email: 'Enter an email address in the correct format, like name@example.com',
  phone: 'Enter a phone number, like 0121 496 0000, 07700 900 123 or +44 121 496 0000',
  mobileDigits: ({ max }: DigitRange, entered: number) =>
    `A mobile number that begins with 07 has ${max} digits. You have entered ${entered}`,
  nationalDigits: ({ min, max }: DigitRange, entered: number) =>
    `A phone number that begins with 0 has ${min} or ${max} digits. You have entered ${entered}`,
  internationalDigits: ({ min, max }: DigitRange, entered: number) =>
    `A phone number with a country code, like +44 121 496 0000, has ${min} to ${max} digits. You have entered ${entered}`,
} as const;
