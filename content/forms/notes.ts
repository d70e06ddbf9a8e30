const counted = (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'}`;

/** What a form says around its fields. */
export const formNotes = {
  /** Above the fields; an asterisk follows the label of each required one. */
  required: 'Fields marked * are required.',
  /** Screen readers announce it after the label of a choice, which no attribute can mark as required. */
  requiredChoice: '(required)',
  /** The first line of a list that opens. */
  choose: 'Choose one',
  /** What a confirmation prints for a checkbox. */
  ticked: 'Yes',
  notTicked: 'No',
  /** After the hint of a field of several lines. */
  limit: (characters: number) => `Up to ${characters} characters.`,
  restored: 'We kept what you typed. Send it, unless we’ve told you it arrived.',
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
  keptFor: (time: string) =>
    `If it doesn’t lead to an introduction, we keep it for ${time}. This page keeps nothing; your browser may offer it again.`,
  /** Below the confirmation. */
  empty: 'This is a new form. If you’ve finished, leave it empty.',
  noScripts: 'JavaScript is switched off in your browser, so sending this form opens your e-mail app.',
} as const;
