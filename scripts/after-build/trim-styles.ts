import { type Document, type Element, elementsOf, setText, textOf } from './html';
import { readStyleSheet, type StyleSheet, styleTextFor } from './style-sheet';

/** A style sheet, and what it was trimmed to for pages seen before. */
type SeenSheet = { readonly sheet: StyleSheet; readonly trimmed: Map<string, string> };

const seen = new Map<string, SeenSheet>();

const sheetOf = (text: string): SeenSheet => {
  const found = seen.get(text) ?? { sheet: readStyleSheet(text), trimmed: new Map<string, string>() };
  seen.set(text, found);
  return found;
};

const trim = (text: string, tokens: ReadonlySet<string>): string => {
  const { sheet, trimmed } = sheetOf(text);
  // Pages of a family mostly need the same rules.
  const key = sheet.needed.map((need) => (tokens.has(need) ? '1' : '0')).join('');
  const result = trimmed.get(key) ?? styleTextFor(sheet, tokens);
  trimmed.set(key, result);
  return result;
};

const tokensOf = (elements: readonly Element[]): ReadonlySet<string> => {
  const tokens = new Set<string>();
  const classes = new Set<string>();
  for (const { tagName, attribs } of elements) {
    tokens.add(tagName);
    for (const name in attribs) tokens.add(`[${name}]`);
    tokens.add(`#${attribs['id'] ?? ''}`);
    classes.add(attribs['class'] ?? '');
  }
  for (const list of classes) for (const name of list.split(/\s+/)) tokens.add(`.${name}`);
  return tokens;
};

/**
 * Takes a page that runs no script, so that what stands in it is all that ever will; leaves in its inline styles
 * only the rules that can match something there.
 */
export const trimStyles = (document: Document) => {
  const elements = elementsOf(document);
  const tokens = tokensOf(elements);
  for (const style of elements.filter(({ tagName }) => tagName === 'style'))
    setText(style, trim(textOf(style), tokens));
};
