import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

/** A parsed page. */
export type Document = DefaultTreeAdapterTypes.Document;
/** An element of it. */
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Takes markup; returns the document that a browser would build from it. */
export const parsePage = (markup: string): Document => parse(markup);

/** Takes a document; returns its markup. */
export const toMarkup = (document: Document) => serialize(document);

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Takes a document or element; returns every element below it in document order. */
export const elementsOf = (parent: Parent): readonly Element[] => {
  const found: Element[] = [];
  const visit = ({ childNodes }: Parent) => {
    for (const node of childNodes) {
      if (!isElement(node)) continue;
      found.push(node);
      visit(node);
    }
  };
  visit(parent);
  return found;
};

/** Takes an element and an attribute's name; returns its value, or undefined where it is not set. */
export const attribute = (element: Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** Takes an element; returns the text right inside it, as a script or a style holds it. */
export const textOf = (element: Element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Takes an element; takes it out of its document. */
export const remove = (element: Element) => {
  const siblings = element.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(element), 1);
};

/** Takes a document or element; takes every comment below it out. */
export const removeComments = (parent: Parent) => {
  parent.childNodes = parent.childNodes.filter((node) => node.nodeName !== '#comment');
  parent.childNodes.filter(isElement).forEach(removeComments);
};

/** Takes an element and a text; makes the text all that stands in it. */
export const setText = (element: Element, text: string) => {
  element.childNodes = [{ nodeName: '#text', value: text, parentNode: element }];
};
