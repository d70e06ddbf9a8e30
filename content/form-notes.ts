const counted = (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'}`;

/** What is sent, in the middle of a sentence, and the button of each form: at rest and while the form is being sent. */
export const formButtons = {
  registration: { what: 'registration', label: 'Submit Registration', busyLabel: 'Submitting...' },
  contact: { what: 'message', label: 'Send Message', busyLabel: 'Sending...' },
} as const;

/** The headings of the registration form's parts. */
export const registrationParts = {
  person: 'About you',
  work: 'Your experience',
  documents: 'Documents',
} as const;

/** What a form says around its fields. */
export const formNotes = {
  required: 'All fields are required unless they say optional.',
  /** After the label of a choice, to screen readers. */
  requiredChoice: '(required)',
  /** After the hint of a field of several lines. */
  limit: (characters: number) => `Up to ${characters} characters.`,
  kept: 'We kept what you typed. It hasn’t been sent.',
  /** Before what is wrong in a field and, while a form is refused, the title of the page: to screen readers. */
  error: 'Error:',
  /** Above the list of what is wrong. */
  problem: 'There is a problem',
  /** Near the limit of a field of several lines, and beyond it. */
  left: (characters: number) => `You have ${counted(characters)} remaining`,
  tooMany: (characters: number) => `You have ${counted(characters)} too many`,
  /** A number field without a number, to screen readers. */
  noNumber: 'empty',
  /** In the confirmation, above the values. */
  sent: 'What you sent',
  sentAt: (time: string) => `Sent ${time}.`,
  /** Below the confirmation. */
  empty: 'This is a new form. If you’ve finished, leave it empty.',
  noScripts: 'JavaScript is switched off in your browser, so sending this form opens your e-mail app.',
} as const;

/** What the contact form says when nothing was stored, around the links to the phone and to an e-mail. */
export const notKept = {
  heading: 'This form doesn’t reach us yet',
  call: 'Your message hasn’t been kept, so call',
  or: 'or',
  mail: 'send it as an e-mail',
  end: ', with what you typed already in it.',
} as const;

/** The choice of documents on the registration form. Nothing is uploaded, and each of these says so. */
export const documents = {
  label: 'Cards and certificates (optional)',
  hint: 'PDF, JPG or PNG. Files aren’t sent with this form yet. We’ll tell you how to send them when we call.',
  notice: {
    title: 'File Upload',
    description: 'Document upload is not implemented yet. Your files have not been sent.',
  },
  /** Before the names of the files. */
  chosen: 'Not sent with this form yet:',
} as const;
