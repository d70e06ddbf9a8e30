import { fieldErrors } from '@/content/forms/field-errors.ts';
import { cleanLine, trimCharacters } from './clean-text.ts';

/**
 * Puts right what email apps and web pages add to a copied email address, such as `Ada <ada@example.com>,`,
 * `mailto:ada@example.com?subject=Work` or a curly apostrophe. The database rejects an address that this changes; a test compares the two.
 */
export const cleanEmail = (text: string): string => {
  const [, bracketedPart] = /^[^<>]*<([^<>]*@[^<>]*)>[^<>]*$/.exec(cleanLine(text)) ?? [];
  const [, linkedPart] = /^ *mailto:([^?]*)/i.exec(bracketedPart ?? cleanLine(text)) ?? [];
  return trimCharacters(
    linkedPart ?? bracketedPart ?? cleanLine(text),
    ' "\'“‘([<',
    ' .,;:!"\'”’)]>',
  ).replace(/[‘’ʼ]/g, "'");
};

// Parts between single dots. Both parts may contain letters of all scripts.
const emailPattern =
  /^[^\]@<>(),.:;"[\\\u0001-\u0020\u007f]+(\.[^\]@<>(),.:;"[\\\u0001-\u0020\u007f]+)*@[^\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+(\.[^\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+)+$/;

/**
 * Returns an error message, or null for text that can be an email address. Whether the mailbox exists can only be verified by
 * sending an email.
 */
export const emailProblem = (text: string): string | null => {
  if (emailPattern.test(text) && !/\s/.test(text)) return null;
  if (text.includes('..')) return fieldErrors.emailDots;
  if (/@.*@/.test(text)) return fieldErrors.oneEmail;
  return /\s/.test(text) ? fieldErrors.emailSpace : fieldErrors.email;
};
