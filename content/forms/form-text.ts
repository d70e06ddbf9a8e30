import type { Form } from '../model/form.ts';
import type { FormResult } from './results.ts';

const counted = (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'}`;

export const formText = {
  required: 'Fields marked * are required.',
  /**
   * Follows the label of a required group for screen readers, because HTML has no attribute for a required fieldset.
   */
  requiredChoice: '(required)',
  /** Precedes the hint of an optional field. */
  optional: 'Optional.',
  /** The text of the empty first option in a drop-down list. */
  choose: 'Choose one',
  /** Between the options and the box for none of them. */
  or: 'or',
  /** The values of a checkbox in the confirmation. */
  ticked: 'Yes',
  notTicked: 'No',
  /** Appears after the hint of a text area. */
  limit: (characters: number) => `Up to ${characters} characters.`,
  restored: 'We kept what you typed. Send it, unless we’ve told you it arrived.',
  /** Precedes each error message for screen readers, and the page title while the form has errors. */
  error: 'Error:',
  /** The heading of the error summary. */
  problem: 'There is a problem',
  /** Appears if a text area is almost full or its text is too long. */
  left: (characters: number) => `You have ${counted(characters)} remaining`,
  tooMany: (characters: number) => `You have ${counted(characters)} too many`,
  /** What screen readers announce as the value of an empty number field. */
  noNumber: 'empty',
  /** The heading above the submitted values in the confirmation. */
  sent: 'What you sent',
  /** `time` is one of the next two. */
  sentAt: (time: string) => `Sent ${time}.`,
  todayAt: (clock: string) => `today at ${clock}`,
  onDayAt: (day: string, clock: string) => `on ${day} at ${clock}`,
  keptFor: (time: string) =>
    `If it doesn’t lead to an introduction, we keep it for ${time}. Your browser may still remember what you typed.`,
  /** The label of a field that only bots find. */
  honeypot: 'Leave this empty',
  empty: 'This is a new form. If you’ve finished, leave it empty.',
  noScripts: 'JavaScript is switched off in your browser, so sending this form opens your email app.',
} as const;

/** The introduction of the `not-sent` page. */
export const goBack =
  'Your browser’s Back button takes you to the form, with everything you typed still in it.';

/** Follows the message about the first invalid field. */
export const lookAtOthers = 'Look through the other fields too before you send it again.';

/** The text for `received` is for visitors who opened the page directly. */
export const resultHero = ({ noun, lang, notSent }: Form, result: FormResult) =>
  result === 'received'
    ? {
        heading: `Your ${noun}`,
        intro: `Nothing has been sent just now. This page confirms your ${noun} once you’ve sent it.`,
      }
    : { heading: notSent.heading, headingLang: lang, intro: goBack };

export const toForm = 'Go to the form';

/** Plain text for visitors without JavaScript who send a closed form, or a form on another site. */
export const unknownSubmission = {
  noForm: 'There is no such form.',
  notPosted: 'Send the form from its page.',
  otherSite: (siteUrl: string) => `Only ${siteUrl} may send this form.`,
} as const;
