import { Element, Text, type ChildNode, type Document } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import MagicString from 'magic-string';

/**
 * A tree for queries and its HTML for edits. Editing the HTML leaves the rest of the page exactly as Next wrote it, unlike
 * serialising the tree.
 */
export type ParsedPage = { readonly document: Document; readonly html: MagicString };

export const parsePage = (html: string): ParsedPage => ({
  document: parseDocument(html, { withStartIndices: true, withEndIndices: true }),
  html: new MagicString(html),
});

export const elementsOf = ({ document }: ParsedPage): readonly Element[] =>
  DomUtils.getElementsByTagName('*', document.childNodes);

export const spanOf = ({ startIndex, endIndex }: ChildNode) =>
  [startIndex ?? 0, (endIndex ?? 0) + 1] as const;

export const removeNode = ({ html }: ParsedPage, node: ChildNode) => {
  DomUtils.removeElement(node);
  html.remove(...spanOf(node));
};

/** Adds an element to the end of the head, so that apps which read only the start of a page find its description. */
export const addToHead = (page: ParsedPage, tagName: 'script' | 'style', content: string) => {
  const head = elementsOf(page).find((element) => element.tagName === 'head');
  if (!head) throw new Error('The page has no head.');
  DomUtils.appendChild(head, new Element(tagName, {}, [new Text(content)]));
  page.html.appendRight(spanOf(head)[1] - '</head>'.length, `<${tagName}>${content}</${tagName}>`);
};

export const insertAfter = ({ html }: ParsedPage, element: Element, addition: string) => {
  html.appendLeft(spanOf(element)[1], addition);
};

export const wrapMatches = ({ html }: ParsedPage, node: Text, pattern: RegExp, className: string) => {
  const [start, end] = spanOf(node);
  for (const { 0: match, index } of html.original.slice(start, end).matchAll(pattern)) {
    html.appendRight(start + index, `<span class="${className}">`);
    html.appendLeft(start + index + match.length, '</span>');
    DomUtils.append(node, new Element('span', { class: className }, []));
  }
};

export const replaceMatches = ({ html }: ParsedPage, node: Text, pattern: RegExp, replacement: string) => {
  const [start, end] = spanOf(node);
  for (const { 0: match, index } of html.original.slice(start, end).matchAll(pattern))
    html.update(start + index, start + index + match.length, replacement);
};
