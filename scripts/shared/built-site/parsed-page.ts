import { type ChildNode, type Document, Element, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import MagicString from 'magic-string';

/**
 * A tree for queries and its source text for edits. Editing the text leaves the rest of the page exactly as Next
 * wrote it, unlike serialising the tree.
 */
export type ParsedPage = { readonly document: Document; readonly text: MagicString };

export const parsePage = (markup: string): ParsedPage => ({
  document: parseDocument(markup, { withStartIndices: true, withEndIndices: true }),
  text: new MagicString(markup),
});

export const elementsOf = ({ document }: ParsedPage): readonly Element[] =>
  DomUtils.getElementsByTagName('*', document.childNodes);

export const spanOf = ({ startIndex, endIndex }: ChildNode) =>
  [startIndex ?? 0, (endIndex ?? 0) + 1] as const;

export const remove = ({ text }: ParsedPage, node: ChildNode) => {
  DomUtils.removeElement(node);
  text.remove(...spanOf(node));
};

/** Adds an element to the end of the head, so that apps which read only the start of a page find its description. */
export const addToHead = (page: ParsedPage, tagName: 'script' | 'style', content: string) => {
  const head = elementsOf(page).find((element) => element.tagName === 'head');
  if (!head) throw new Error('The page has no head.');
  DomUtils.appendChild(head, new Element(tagName, {}, [new Text(content)]));
  page.text.appendRight(spanOf(head)[1] - '</head>'.length, `<${tagName}>${content}</${tagName}>`);
};

export const insertAfter = ({ text }: ParsedPage, element: Element, markup: string) => {
  text.appendLeft(spanOf(element)[1], markup);
};

export const wrap = ({ text }: ParsedPage, node: Text, pattern: RegExp, className: string) => {
  const [start, end] = spanOf(node);
  for (const { 0: match, index } of text.original.slice(start, end).matchAll(pattern)) {
    text.appendRight(start + index, `<span class="${className}">`);
    text.appendLeft(start + index + match.length, '</span>');
    DomUtils.append(node, new Element('span', { class: className }, []));
  }
};

export const replace = ({ text }: ParsedPage, node: Text, pattern: RegExp, replacement: string) => {
  const [start, end] = spanOf(node);
  for (const { 0: match, index } of text.original.slice(start, end).matchAll(pattern))
    text.update(start + index, start + index + match.length, replacement);
};
