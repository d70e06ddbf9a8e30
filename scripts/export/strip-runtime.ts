import { type ChildNode, type Element, isComment, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { elementsOf, type ParsedPage, remove } from './html';

/** Scripts that a browser reads as data. */
const dataScripts = new Set(['application/ld+json', 'speculationrules']);

const isRuntime = ({ tagName, attribs, childNodes }: Element) => {
  if (tagName === 'script') return !dataScripts.has(attribs['type'] ?? '');
  if (tagName === 'link') return attribs['rel'] === 'preload' && attribs['as'] === 'script';
  // React's boundary for streamed metadata: hidden, and holding comments only.
  return tagName === 'div' && attribs['hidden'] === '' && childNodes.every(isComment);
};

const isInIsland = ({ parent }: ChildNode): boolean =>
  parent !== null && ((isTag(parent) && parent.attribs['data-island'] !== undefined) || isInIsland(parent));

/** Removes Next's scripts, and React's comments but in islands: there React finds its place by them. */
export const stripRuntime = (page: ParsedPage) => {
  for (const element of elementsOf(page).filter(isRuntime)) remove(page, element);
  for (const comment of DomUtils.filter(isComment, page.document))
    if (!isInIsland(comment)) remove(page, comment);
};
