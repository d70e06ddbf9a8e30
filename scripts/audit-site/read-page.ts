import { attribute, type Document, type Element, elementsOf, parsePage, textOf } from '../after-build/html';

/** What an editor wants to know of a page. */
export type PageFacts = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Words in `main`. */
  readonly words: number;
  /** Paths of the other pages that it links to, each once. */
  readonly linksTo: readonly string[];
  /** Types of the structured data's top nodes, such as `WebPage`. */
  readonly schemaTypes: readonly string[];
  /** Addresses of the images that have no `alt`. An empty one is right for decoration. */
  readonly imagesWithoutAlt: readonly string[];
};

type Parent = Document | Element;

const first = (parent: Parent, tagName: string) =>
  elementsOf(parent).find((element) => element.tagName === tagName);

const unread = new Set(['script', 'style', 'template']);

const wordsOf = (element: Element): readonly string[] =>
  element.childNodes.flatMap((node) => {
    if ('tagName' in node) return unread.has(node.tagName) ? [] : wordsOf(node);
    return 'value' in node ? node.value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)) : [];
  });

const typesOf = (data: unknown): readonly string[] => {
  if (typeof data !== 'object' || data === null) return [];
  const graph = '@graph' in data && Array.isArray(data['@graph']) ? (data['@graph'] as unknown[]) : [];
  const own = '@type' in data && typeof data['@type'] === 'string' ? [data['@type']] : [];
  return [...own, ...graph.flatMap(typesOf)];
};

/** Takes a page's path and markup; returns the facts of it. */
export const readPage = (path: string, markup: string): PageFacts => {
  const document = parsePage(markup);
  const elements = elementsOf(document);
  const having = (tagName: string, name: string, value: string) =>
    elements.find((element) => element.tagName === tagName && attribute(element, name) === value);
  const title = first(document, 'title');
  const main = first(document, 'main');
  const description = having('meta', 'name', 'description');
  const targets = elements
    .filter(({ tagName }) => tagName === 'a')
    .map((anchor) => attribute(anchor, 'href') ?? '')
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => new URL(href, 'http://site').pathname)
    .filter((target) => target !== path);
  return {
    path,
    title: title ? textOf(title) : '',
    description: (description && attribute(description, 'content')) ?? '',
    words: main ? wordsOf(main).length : 0,
    linksTo: [...new Set(targets)],
    schemaTypes: elements
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .flatMap((script) => typesOf(JSON.parse(textOf(script)))),
    imagesWithoutAlt: elements
      .filter((element) => element.tagName === 'img' && attribute(element, 'alt') === undefined)
      .map((image) => attribute(image, 'src') ?? ''),
  };
};
