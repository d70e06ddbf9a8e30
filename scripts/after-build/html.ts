import render from 'dom-serializer';
import { type Document, type Element, isComment, isTag, isText, type ParentNode, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

export type { Document } from 'domhandler';
export { Element, isTag as isElement, isText } from 'domhandler';

/** Takes markup; returns its document. */
export const parsePage = (markup: string): Document => parseDocument(markup);

/** Takes a document; returns its markup. */
export const toMarkup = (document: Document) =>
  render(document, { encodeEntities: 'utf8', emptyAttrs: true });

/** Takes a document or element; returns every element below it in document order. */
export const elementsOf = (parent: ParentNode): readonly Element[] => {
  const found: Element[] = [];
  const collect = ({ childNodes }: ParentNode) => {
    for (const node of childNodes)
      if (isTag(node)) {
        found.push(node);
        collect(node);
      }
  };
  collect(parent);
  return found;
};

/** Takes an element and an attribute's name; returns its value, or undefined where it is not set. */
export const attribute = (element: Element, name: string): string | undefined => element.attribs[name];

/** Takes an element; returns the text right inside it, as a script or a style holds it. */
export const textOf = (element: Element) =>
  element.childNodes.map((node) => (isText(node) ? node.data : '')).join('');

/** Takes an element; takes it out of its document. */
export const remove = (element: Element) => DomUtils.removeElement(element);

/** Takes an element and a new one; puts the new one in its place. */
export const replace = (element: Element, added: Element) => DomUtils.replaceElement(element, added);

/** Takes an element and a new one; puts the new one right behind it. */
export const putBehind = (element: Element, added: Element) => DomUtils.append(element, added);

/** Takes a document or element; takes every comment below it out. */
export const removeComments = (parent: ParentNode) => {
  for (const comment of DomUtils.filter(isComment, parent.childNodes)) DomUtils.removeElement(comment);
};

/** Takes an element and a text; makes the text all that stands in it. */
export const setText = (element: Element, text: string) => {
  element.childNodes = [];
  DomUtils.appendChild(element, new Text(text));
};
