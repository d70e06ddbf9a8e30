import { readFileSync } from 'node:fs';
import type { Font } from 'fontkitten';
import { DomUtils } from 'htmlparser2';
import { builtPages } from '../shared/built-site/built-pages.ts';
import { elementsOf, parsePage } from '../shared/built-site/parsed-page.ts';

/** The header is included because it contains the company's name. */
const displayed = new Set(['h1', 'h2', 'h3', 'header']);

const displayedWords = (html: string) =>
  elementsOf(parsePage(html))
    .filter(({ tagName }) => displayed.has(tagName))
    .map((element) => DomUtils.textContent(element))
    .join('');

export const missingCharacters = (out: string, font: Font): ReadonlyMap<string, string> => {
  const missing = new Map<string, string>();
  for (const { file, path } of builtPages(out))
    for (const character of displayedWords(readFileSync(file, 'utf8')))
      if (
        /\S/.test(character) &&
        !missing.has(character) &&
        !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
      )
        missing.set(character, path);
  return missing;
};
