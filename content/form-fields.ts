/** What the site says of a field outside its form. */
type FieldWords = {
  /** Begins a line of the privacy policy. */
  readonly name: string;
  /** What it is used for, as the privacy policy says it. */
  readonly use: string;
  /** Why a form that the browser sent itself was not stored. */
  readonly notSent: string;
};

/** The fields of the registration form, in its order. Their rules are in lib/forms/registration.ts. */
export const registrationFields = {
  fullName: {
    name: 'Full name',
    use: 'To know who you are and match your card to you',
    notSent: 'Your full name is missing or too long.',
  },
  email: {
    name: 'E-mail address',
    use: 'To answer you and send you details of a job',
    notSent: 'We couldn’t read your e-mail address. Write it like name@example.com.',
  },
  phone: {
    name: 'Phone number',
    use: 'To talk to you about your application and about work',
    notSent:
      'We couldn’t read your phone number. Write it like 0121 496 0000, 07700 900 123 or +44 121 496 0000.',
  },
  address: {
    name: 'Address',
    use: 'To see which sites are close enough for you',
    notSent: 'Your address is missing or too long.',
  },
  experience: {
    name: 'Years of experience',
    use: 'To offer you work at the right level',
    notSent: 'Write your years of experience as a whole number, like 7.',
  },
  equipment: {
    name: 'Machines',
    use: 'To match you with what hirers ask for',
    notSent: 'Tick at least one machine you hold a card for.',
  },
} as const satisfies Readonly<Record<string, FieldWords>>;

/** The fields of the contact form. Their rules are in lib/forms/enquiry.ts. */
export const contactFields = {
  name: { name: 'name', notSent: 'Your name is missing or too long.' },
  email: {
    name: 'e-mail address',
    notSent: 'We couldn’t read your e-mail address. Write it like name@example.com.',
  },
  subject: { name: 'subject', notSent: 'Your subject is too long.' },
  message: { name: 'message', notSent: 'Your message is missing or too long.' },
} as const satisfies Readonly<Record<string, Omit<FieldWords, 'use'>>>;
