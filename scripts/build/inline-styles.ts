import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'domhandler';
import { Features, type FontFaceRule, type SelectorComponent, transform } from 'lightningcss';
import { DomUtils } from 'htmlparser2';
import { addToHead, elementsOf, type ParsedPage, remove } from './html';
import { styleTargets } from './oldest-browsers';
import { dynamicAttributes, withoutUnmatchedRules } from './unmatched-rules';

/** Pages without form controls don't need rules for these pseudo-elements. */
const controlParts =
  /^(?:placeholder|file-selector-button|-moz-ui-invalid|-webkit-(?:date|calendar|search|inner|outer))/;

/** Elements (`p`), classes (`.frame`), ids (`#main`) and attributes (`[lang]`). */
type Tokens = ReadonlySet<string>;

/** Doesn't look inside `:not()`, because `:not(p)` also matches on pages without a `p`. */
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

/** Keeps the unit of a length, because `calc(2px + 0)` is invalid. */
const initialValueIn = (body: string): string => {
  const value = /initial-value:([^;]*)/.exec(body)?.[1] ?? '';
  return value === '0' && body.includes('<length>') ? '0px' : value;
};

/**
 * Returns the initial values of Tailwind's properties that no rule sets. Tailwind doesn't register those without an
 * initial value. Ignores Tailwind's `properties` layer, which sets all of them for browsers without `@property`.
 */
const unsetProperties = (rules: string): ReadonlyMap<string, string> => {
  const set = new Set(rules.replace(/@layer properties\{.*?\}\}\}/s, '').match(/(?<=[{;])--[\w-]+(?=:)/g));
  const read = [...rules.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name = '']) => [name, ''] as const);
  const registered = [...rules.matchAll(/@property (--[\w-]+)\{([^}]*)\}/g)].map(
    ([, name = '', body = '']) => [name, initialValueIn(body)] as const,
  );
  return new Map([...read, ...registered].filter(([name]) => !set.has(name)));
};

const unusedKeyframes = (rules: string): readonly string[] =>
  [...rules.matchAll(/@keyframes ([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(rules));

/** A font without a `unicode-range` covers all characters. */
const prints = ({ properties }: FontFaceRule, words: string): boolean =>
  properties.every(
    (property) =>
      property.type !== 'unicode-range' ||
      property.value.some(({ start, end }) =>
        new RegExp(`[\\u{${start.toString(16)}}-\\u{${end.toString(16)}}]`, 'u').test(words),
      ),
  );

const usedRules = (
  sheet: Buffer,
  address: string,
  tokens: Tokens,
  page: ParsedPage,
  added: Tokens,
): string => {
  const options = {
    filename: address,
    minify: true,
    targets: styleTargets,
    // Don't add vendor prefixes, because Next has already added the necessary ones.
    exclude: Features.VendorPrefixes,
  };
  const { code: possible } = transform({
    ...options,
    code: sheet,
    visitor: {
      Selector: (selector) => (selector.every((part) => canMatch(part, tokens)) ? undefined : []),
      Rule: { 'font-face': ({ value }) => (prints(value, page.text.original) ? undefined : []) },
      // Make URLs absolute, because relative URLs in a style sheet would break once the rules are inlined.
      Url: (url) =>
        url.url.startsWith('.')
          ? { ...url, url: new URL(url.url, `https://site.invalid${address}`).pathname }
          : undefined,
    },
  });
  const rules = withoutUnmatchedRules(possible.toString(), page.document, added);
  const unset = unsetProperties(rules);
  const read = new Set(rules.match(/(?<=var\()--[\w-]+/g)?.filter((name) => !unset.has(name)));
  const unread = rules.match(/--[\w-]+/g)?.filter((name) => !read.has(name));
  return transform({
    ...options,
    code: Buffer.from(rules),
    unusedSymbols: [...(unread ?? []), ...unusedKeyframes(rules)],
    visitor: {
      Variable: ({ name: { ident }, fallback }) =>
        unset.has(ident) ? (fallback ?? { raw: unset.get(ident) ?? '' }) : undefined,
    },
  }).code.toString();
};

const tokensOf = ({ tagName, attribs }: Element): readonly string[] => [
  tagName,
  `#${attribs['id']}`,
  ...Object.keys(attribs).map((name) => `[${name}]`),
  ...(attribs['class'] ?? '').split(/\s+/).map((name) => `.${name}`),
];

/**
 * Scripts can add the elements, classes and ids that their strings and object keys contain, and attributes of any name.
 * Words that they never add are harmless: they only keep unnecessary rules.
 */
const tokensIn = (code: string): readonly string[] => [
  ...[...code.matchAll(/[^\s"'`]+/g), ...code.matchAll(/(?<=[{,])[\w-]+(?=:)/g)].flatMap(([word]) => [
    word,
    `.${word}`,
    `#${word}`,
  ]),
  ...(code.match(/[\w-]+/g) ?? []).map((word) => `[${word.toLowerCase()}]`),
];

/**
 * Replaces each linked style sheet with the rules that can match on the page, including elements that islands add
 * later. Also inlines the rules that React moved into the head (`MeasuredStyle`).
 *
 * @param folder - The folder that contains the style sheets.
 * @param code - The code of the page's islands that can add elements.
 */
export const inlineStyles = (page: ParsedPage, folder: string, code: string) => {
  const elements = elementsOf(page);
  const added = new Set(tokensIn(code));
  const tokens = new Set([...elements.flatMap(tokensOf), ...added]);
  const links = elements.filter(({ attribs }) => attribs['rel'] === 'stylesheet');
  const measured = elements.filter(
    ({ tagName, attribs }) => tagName === 'style' && attribs['data-precedence'] !== undefined,
  );
  for (const [index, link] of links.entries()) {
    const address = link.attribs['href'] ?? '';
    const rules = usedRules(readFileSync(join(folder, address)), address, tokens, page, added);
    remove(page, link);
    addToHead(page, 'style', index === 0 ? rules + measured.map(DomUtils.textContent).join('') : rules);
  }
  if (links.length > 0) for (const style of measured) remove(page, style);
};
