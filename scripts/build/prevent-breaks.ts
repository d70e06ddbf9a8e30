import { isTag, isText, type AnyNode, type Text } from 'domhandler';
import {
  elementsOf,
  replaceMatches,
  wrapMatches,
  type ParsedPage,
} from '../shared/built-site/parsed-page.ts';

/**
 * Skips elements without visible text, elements that stay on one line if they fit, and islands, because hydration
 * would undo the change.
 */
const isSkipped = (node: AnyNode) =>
  isTag(node) &&
  (['script', 'style', 'svg', 'head', 'textarea', 'option'].includes(node.tagName) ||
    /(?<!\S)one-line(?!\S)/.test(node.attribs['class'] ?? '') ||
    node.attribs['data-island'] !== undefined);

/**
 * Ranges such as `24-48` and `7am-6pm`, postcodes, and phone numbers in a text, such as the announcement. Words may break at
 * a hyphen that is followed by a letter.
 */
const unbreakable = [
  String.raw`[\w.]+-\d[\w.]*`,
  String.raw`[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}`,
  String.raw`(?:\+44 (?:\(0\))?|0)\d{2,4}(?: \d{3,6}){1,3}`,
];
const unbreakablePattern = new RegExp(String.raw`(?<![\w&#-])(?:${unbreakable.join('|')})(?![\w-])`, 'gi');

/** Matches the spaces in `CPCS A09`, `CPCS <b>A09</b>`, `BS 6187`, `endorsement C` and `15 tonnes`. */
const boundSpace =
  /(?<=\b(?:CPCS|NPORS)) (?=[AND]\d|$)|(?<=\bBS) (?=\d)|(?<=\bendorsement) (?=[A-Z]\b)|(?<=\d) (?=(?:tonnes?|t|m|mm|km|kg|kN|hours?|minutes?)\b)/g;

/** Matches the hyphen in `13-tonne`. A word joiner follows it, because the display font has no no-break hyphen. */
const boundHyphen = /(?<=\d)-(?=tonne)/g;

const textsBelow = (node: AnyNode): readonly Text[] => {
  if (isText(node)) return [node];
  if (isSkipped(node) || !('children' in node)) return [];
  return node.children.flatMap(textsBelow);
};

export const preventBreaks = (page: ParsedPage): void => {
  const body = elementsOf(page).find(({ tagName }) => tagName === 'body');
  for (const text of body ? textsBelow(body) : []) {
    wrapMatches(page, text, unbreakablePattern, 'whitespace-nowrap');
    replaceMatches(page, text, boundSpace, '\u00a0');
    replaceMatches(page, text, boundHyphen, '-\u2060');
  }
};
