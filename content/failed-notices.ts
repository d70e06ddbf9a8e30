import { phoneInText } from './company';

/** The title of the notice for a form that was not sent. */
export const failedTitles = { registration: 'Registration Failed', contact: 'Message Not Sent' } as const;

/** What the notice says where the server gave no reason of its own. */
export const failedReasons = {
  unknown: 'Something went wrong. Please try again.',
  offline: 'No connection. Please try again when you have signal.',
  unconnected: `This form is not connected yet. Please call us on ${phoneInText}.`,
} as const;

/** Added to what the notice of the contact form says. */
export const callInstead = `You can also call us on ${phoneInText}.`;
