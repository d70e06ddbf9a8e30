import { neverTwice, trapped } from './failures.ts';

/**
 * Why a form that the browser sent itself was not stored, by the fragment of the page that says so. One sentence each; the
 * page adds how to go on.
 */
export const notSentReasons = {
  registration: {
    fullName: 'Your full name is missing or too long.',
    email: 'We couldn’t read your e-mail address. Write it like name@example.com.',
    phone:
      'We couldn’t read your phone number. Write it like 0121 496 0000, 07700 900 123 or +44 121 496 0000.',
    address: 'Your address is missing or too long.',
    experience: 'Write your years of experience as a whole number, like 7.',
    equipment: 'Tick at least one machine that you can operate.',
  },
  contact: {
    name: 'Your name is missing or too long.',
    email: 'We couldn’t read your e-mail address. Write it like name@example.com.',
    subject: 'Your subject is too long.',
    message: 'Your message is missing or too long.',
  },
  /** Of either form. */
  both: {
    trapped: `${trapped} Open the form again, or call us.`,
    limit:
      'We’ve just had several of these from your internet connection or your e-mail address. Try again in an hour.',
    unreadable: 'What your browser sent got damaged on its way.',
    late: `Our server didn’t answer, so it may have arrived after all. ${neverTwice}`,
    broken: 'Our server couldn’t store it. Try again in a minute.',
  },
} as const;
