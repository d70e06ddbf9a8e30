import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'domhandler';
import { Features, type SelectorComponent, transform } from 'lightningcss';
import { elementsOf, type ParsedPage, replace } from './html';
import { styleTargets } from './oldest-browsers';

/** Attributes that browsers add and remove, even without scripts. */
const dynamicAttributes = new Set(['open', 'popover']);

/** Pseudo-elements of form controls. Pages without controls don't need their rules. */
const controlParts =
  /^(?:placeholder|file-selector-button|-moz-ui-invalid|-webkit-(?:date|calendar|search|inner|outer))/;

/** Element names (`p`), classes (`.frame`), ids (`#main`) and attributes (`[lang]`). */
type Tokens = ReadonlySet<string>;

/** Whether part of a selector can match on a page with these tokens. `:not(p)` doesn't need a `p`. */
const canMatch = (part: SelectorComponent, tokens: Tokens): boolean => {
  if (part.type === 'type') return tokens.has(part.name);
  if (part.type === 'class') return tokens.has(`.${part.name}`);
  if (part.type === 'id') return tokens.has(`#${part.name}`);
  if (part.type === 'attribute') return dynamicAttributes.has(part.name) || tokens.has(`[${part.name}]`);
  if (part.type !== 'pseudo-class' && part.type !== 'pseudo-element') return true;
  if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
    return part.selectors.some((selector) => selector.every((inner) => canMatch(inner, tokens)));
  return tokens.has('input') || !controlParts.test('name' in part ? part.name : part.kind);
};

/** Returns the rules of a style sheet that can match on a page with these tokens, without unused custom properties. */
const usedRules = (sheet: Buffer, address: string, tokens: Tokens): string => {
  const options = {
    filename: address,
    minify: true,
    targets: styleTargets,
    // Next already added vendor prefixes, and lightningcss would add most of them again.
    exclude: Features.VendorPrefixes,
  };
  const { code } = transform({
    ...options,
    code: sheet,
    visitor: {
      Selector: (selector) => (selector.every((part) => canMatch(part, tokens)) ? undefined : []),
      // URLs are relative to the style sheet, so they would break in a page.
      Url: (url) =>
        url.url.startsWith('.')
          ? { ...url, url: new URL(url.url, `https://site.invalid${address}`).pathname }
          : undefined,
    },
  });
  const rules = code.toString();
  const read = new Set(rules.match(/(?<=var\()--[\w-]+/g));
  const unread = rules.match(/--[\w-]+/g)?.filter((name) => !read.has(name));
  return transform({ ...options, code, unusedSymbols: unread }).code.toString();
};

const tokensOf = ({ tagName, attribs }: Element): readonly string[] => [
  tagName,
  `#${attribs['id']}`,
  ...Object.keys(attribs).map((name) => `[${name}]`),
  ...(attribs['class'] ?? '').split(/\s+/).map((name) => `.${name}`),
];

/**
 * Returns every word in strings and keys of code, because code may add any of them to the page as an element, class, id or attribute.
 * A word that is none of these only keeps an unnecessary rule.
 */
const tokensIn = (code: string): readonly string[] =>
  [...code.split(/[\s"'`]+/), ...(code.match(/[\w-]+/g) ?? [])].flatMap((word) => [
    word,
    `.${word}`,
    `#${word}`,
    `[${word.toLowerCase()}]`,
  ]);

/**
 * Replaces each linked style sheet of a page with the rules that can match there, including rules that only match after its islands
 * have run. Style sheets are read from `folder`.
 */
export const inlineStyles = (page: ParsedPage, folder: string, code: string) => {
  const elements = elementsOf(page);
  const tokens = new Set([...elements.flatMap(tokensOf), ...tokensIn(code)]);
  for (const link of elements.filter(({ attribs }) => attribs['rel'] === 'stylesheet')) {
    const address = link.attribs['href'] ?? '';
    replace(page, link, 'style', usedRules(readFileSync(join(folder, address)), address, tokens));
  }
};
