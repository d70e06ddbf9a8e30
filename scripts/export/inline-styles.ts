import type { Element } from 'domhandler';
import type { Root } from 'postcss';
import { removeUnusedStyles } from './unused-styles';
import { elementsOf, type ParsedPage, replace } from './html';

const tokensOf = ({ tagName, attribs }: Element): readonly string[] => [
  tagName,
  `#${attribs['id']}`,
  ...Object.keys(attribs).map((name) => `[${name}]`),
  ...(attribs['class'] ?? '').split(/\s+/).map((name) => `.${name}`),
];

/**
 * What code can add to a page: it names every element, class, id and attribute in a string or as a key. Most words in it are none
 * of these, which only keeps a rule too many.
 */
export const tokensInCode = (code: string): ReadonlySet<string> => {
  const words = new Set([...code.split(/[\s"'`]+/), ...(code.match(/[\w-]+/g) ?? [])]);
  return new Set([...words].flatMap((word) => [word, `.${word}`, `#${word}`, `[${word.toLowerCase()}]`]));
};

/**
 * Replaces each linked style sheet of a page by the rules that can match there. `islandTokens` are tokens that its islands may add.
 */
export const inlineStyles = (
  page: ParsedPage,
  styleSheetAt: (address: string) => Root,
  islandTokens: ReadonlySet<string> = new Set(),
) => {
  const elements = elementsOf(page);
  const tokens = new Set([...elements.flatMap(tokensOf), ...islandTokens]);
  for (const link of elements.filter(({ attribs }) => attribs['rel'] === 'stylesheet'))
    replace(page, link, 'style', removeUnusedStyles(styleSheetAt(link.attribs['href'] ?? ''), tokens));
};
