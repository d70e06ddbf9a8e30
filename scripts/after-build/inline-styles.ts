import { type Element, type Page, replace } from './html';
import { readStyleSheet, type StyleSheet, styleTextFor } from './style-sheet';

/** A style sheet, and what it was trimmed to for pages seen before. */
type SeenSheet = { readonly sheet: StyleSheet; readonly trimmed: Map<string, string> };

/** Takes the address of a style sheet on this site; returns its text. */
export type ReadStyles = (address: string) => string;

const seen = new Map<string, SeenSheet>();

const sheetAt = (address: string, read: ReadStyles): SeenSheet => {
  const found = seen.get(address) ?? {
    sheet: readStyleSheet(read(address), address),
    trimmed: new Map<string, string>(),
  };
  seen.set(address, found);
  return found;
};

const trim = ({ sheet, trimmed }: SeenSheet, tokens: ReadonlySet<string>): string => {
  // Pages of a family mostly need the same rules.
  const key = sheet.needed.map((need) => (tokens.has(need) ? '1' : '0')).join('');
  const result = trimmed.get(key) ?? styleTextFor(sheet, tokens);
  trimmed.set(key, result);
  return result;
};

const tokensOf = (elements: readonly Element[]): ReadonlySet<string> => {
  const tokens = new Set<string>();
  const names = new Set<string>();
  const classes = new Set<string>();
  for (const { tagName, attribs } of elements) {
    tokens.add(tagName);
    for (const name in attribs) names.add(name);
    if (attribs['id'] !== undefined) tokens.add(`#${attribs['id']}`);
    if (attribs['class'] !== undefined) classes.add(attribs['class']);
  }
  for (const name of names) tokens.add(`[${name}]`);
  for (const list of classes) for (const name of list.split(/\s+/)) tokens.add(`.${name}`);
  return tokens;
};

/**
 * Takes a page that runs no script, so that what stands in it is all that ever will, and how to read a style sheet. Puts
 * in place of each linked sheet those of its rules that can match something there.
 */
export const inlineStyles = (page: Page, read: ReadStyles) => {
  const tokens = tokensOf(page.elements);
  for (const link of page.elements.filter((element) => element.attribs['rel'] === 'stylesheet'))
    replace(page, link, 'style', trim(sheetAt(link.attribs['href'] ?? '', read), tokens));
};
