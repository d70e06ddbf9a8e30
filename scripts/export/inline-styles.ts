import type { Element } from 'domhandler';
import type { Root } from 'postcss';
import { cutStyles } from './cut-styles';
import { elementsOf, type ParsedPage, replace } from './html';

const tokensOf = ({ tagName, attribs }: Element): readonly string[] => [
  tagName,
  `#${attribs['id']}`,
  ...Object.keys(attribs).map((name) => `[${name}]`),
  ...(attribs['class'] ?? '').split(/\s+/).map((name) => `.${name}`),
];

/** Replaces each linked style sheet of a content page by those of its rules that the page can need. */
export const inlineStyles = (page: ParsedPage, stylesAt: (address: string) => Root) => {
  const elements = elementsOf(page);
  const tokens = new Set(elements.flatMap(tokensOf));
  for (const link of elements.filter(({ attribs }) => attribs['rel'] === 'stylesheet'))
    replace(page, link, 'style', cutStyles(stylesAt(link.attribs['href'] ?? ''), tokens));
};
