import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { Features, transform, type SelectorComponent, type TransformOptions } from 'lightningcss';
import { addToHead, elementsOf, removeNode, type ParsedPage } from '../shared/built-site/parsed-page.ts';
import { styleTargets } from './oldest-browsers.ts';

/** Attributes that browsers add and remove at runtime, even without scripts. */
const dynamicAttributes: readonly string[] = ['open', 'popover'];

const options = {
  minify: true,
  targets: styleTargets,
  // Don't add vendor prefixes, because Next has already added the necessary ones.
  exclude: Features.VendorPrefixes,
};

/** Doesn't look inside `:not()`, because `:not(p)` also matches on pages without a `p`. */
const canMatch = (part: SelectorComponent, words: ReadonlySet<string>): boolean => {
  if (part.type === 'type' || part.type === 'class' || part.type === 'id' || part.type === 'attribute')
    return words.has(part.name);
  return part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
    ? part.selectors.some((selector) => selector.every((inner) => canMatch(inner, words)))
    : true;
};

type Changes = Pick<TransformOptions<never>, 'visitor' | 'unusedSymbols'>;

const change = (filename: string, code: string, changes: Changes): string =>
  transform({ ...options, filename, code: Buffer.from(code), ...changes }).code.toString();

const usedRules = (styleSheet: string, path: string, words: ReadonlySet<string>): string => {
  // No class of the site changes the border style, for which Tailwind has a property.
  const rules = change(path, styleSheet.replaceAll('var(--tw-border-style)', 'solid'), {
    visitor: {
      Selector: (selector) => (selector.every((part) => canMatch(part, words)) ? undefined : []),
      // Make URLs absolute, because relative URLs in a style sheet would break once the rules are inlined.
      Url: (url) =>
        url.url.startsWith('.')
          ? { ...url, url: new URL(url.url, `https://site.invalid${path}`).pathname }
          : undefined,
    },
  });
  const usedNames = new Set(rules.match(/(?<=var\()--[\w-]+|(?<=animation[^;}]*)\b[a-z][\w-]*/g));
  const names = rules.match(/--[\w-]+|(?<=@keyframes )[\w-]+/g) ?? [];
  const minifiedRules = change(path, rules, { unusedSymbols: names.filter((name) => !usedNames.has(name)) });
  // Lightning CSS moves the rules of a layer to its first statement, so the other statements name layers without rules.
  return minifiedRules.replaceAll(/@layer [^{;]+;/g, '');
};

const namesOf = ({ tagName, attribs }: Element): readonly string[] => [
  tagName,
  ...Object.keys(attribs),
  ...[attribs['id'], attribs['class']].flatMap((names) => names?.split(/\s+/) ?? []),
];

/**
 * Scripts can add the elements, classes, ids and attributes whose names occur in their code. Words that they never add
 * are harmless: they only keep unnecessary rules.
 */
const wordsIn = (code: string): readonly string[] => [
  ...(code.match(/[^\s"'`]+/g) ?? []),
  ...(code.match(/[\w-]+/g) ?? []).flatMap((word) => [word, word.toLowerCase()]),
];

/**
 * Replaces each linked style sheet with the rules whose elements, classes, ids and attributes occur on the page or in
 * the code of its islands. Also inlines the rules that React moved into the head (`Measured`).
 *
 * @param folder - The folder that contains the style sheets.
 * @param code - The code of the page's islands that can add elements.
 */
export const inlineStyles = (page: ParsedPage, folder: string, code: string) => {
  const elements = elementsOf(page);
  const words = new Set([...dynamicAttributes, ...elements.flatMap(namesOf), ...wordsIn(code)]);
  const links = elements.filter(({ attribs }) => attribs['rel'] === 'stylesheet');
  const measuredStyles = elements.filter(
    ({ tagName, attribs }) => tagName === 'style' && attribs['data-precedence'] !== undefined,
  );
  for (const [index, link] of links.entries()) {
    const path = link.attribs['href'] ?? '';
    const rules = usedRules(readFileSync(join(folder, path), 'utf8'), path, words);
    removeNode(page, link);
    addToHead(page, 'style', index === 0 ? rules + measuredStyles.map(DomUtils.textContent).join('') : rules);
  }
  if (links.length > 0) for (const style of measuredStyles) removeNode(page, style);
};
