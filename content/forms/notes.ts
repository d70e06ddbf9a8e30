const counted = (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'}`;

/** Texts shared by all forms. */
export const formNotes = {
  /** Shown above the fields. An asterisk follows the label of each required field. */
  required: 'Fields marked * are required.',
  /** For screen readers, after the label of a required group, because no attribute marks a fieldset as required. */
  requiredChoice: '(required)',
  /** The empty first option of a drop-down list. */
  choose: 'Choose one',
  /** The values of a checkbox in the confirmation. */
  ticked: 'Yes',
  notTicked: 'No',
  /** Follows the hint of a text area. */
  limit: (characters: number) => `Up to ${characters} characters.`,
  restored: 'We kept what you typed. Send it, unless we’ve told you it arrived.',
  /** For screen readers: prefixes each error message and, while the form has errors, the page title. */
  error: 'Error:',
  /** The heading of the error summary. */
  problem: 'There is a problem',
  /** Shown near and beyond the limit of a text area. */
  left: (characters: number) => `You have ${counted(characters)} remaining`,
  tooMany: (characters: number) => `You have ${counted(characters)} too many`,
  /** The value of an empty number field, for screen readers. */
  noNumber: 'empty',
  /** The heading above the values in the confirmation. */
  sent: 'What you sent',
  sentAt: (time: string) => `Sent ${time}.`,
  keptFor: (time: string) =>
    `If it doesn’t lead to an introduction, we keep it for ${time}. This page keeps nothing; your browser may offer it again.`,
  /** Shown between the confirmation and the empty form. */
  empty: 'This is a new form. If you’ve finished, leave it empty.',
  noScripts: 'JavaScript is switched off in your browser, so sending this form opens your e-mail app.',
} as const;
