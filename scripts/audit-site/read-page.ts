import { type Document, type Element, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readingEase } from './reading-ease';

/** What an editor wants to know of a page. */
export type PageFacts = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Words in `main`. */
  readonly words: number;
  /** Flesch reading ease of the whole sentences in `main`, rounded; undefined where there are none. */
  readonly ease: number | undefined;
  /** Paths of the other pages that it links to, each once. */
  readonly linksTo: readonly string[];
  /** Types of the structured data's top nodes, such as `WebPage`. */
  readonly schemaTypes: readonly string[];
  /** Addresses of the images that have no `alt`. An empty one is right for decoration. */
  readonly imagesWithoutAlt: readonly string[];
};

type Parent = Document | Element;

const elementsOf = ({ childNodes }: Parent) => DomUtils.getElementsByTagName('*', childNodes);

const first = (parent: Parent, tagName: string) =>
  elementsOf(parent).find((element) => element.tagName === tagName);

const unread = new Set(['script', 'style', 'template']);

const wordsOf = (element: Element): readonly string[] =>
  element.childNodes.flatMap((node) => {
    if (isTag(node)) return unread.has(node.tagName) ? [] : wordsOf(node);
    return isText(node) ? node.data.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)) : [];
  });

const textBlocks = new Set(['p', 'li', 'dd']);

const wholeText = (element: Element): string =>
  element.childNodes
    .map((node) => {
      if (isTag(node)) return unread.has(node.tagName) ? '' : wholeText(node);
      return isText(node) ? node.data : '';
    })
    .join('');

// Labels, cells and the ticks of a checklist are no sentences, and would make every page look easy.
const sentencesIn = (main: Element) =>
  elementsOf(main)
    .filter(({ tagName }) => textBlocks.has(tagName))
    .map((block) => wholeText(block).trim())
    .filter((text) => /[.?!]$/.test(text))
    .join(' ');

const easeOf = (main: Element) => {
  const ease = readingEase(sentencesIn(main));
  return ease === undefined ? undefined : Math.round(ease);
};

const typesOf = (data: unknown): readonly string[] => {
  if (typeof data !== 'object' || data === null) return [];
  const graph = '@graph' in data && Array.isArray(data['@graph']) ? (data['@graph'] as unknown[]) : [];
  const own = '@type' in data && typeof data['@type'] === 'string' ? [data['@type']] : [];
  return [...own, ...graph.flatMap(typesOf)];
};

/** Takes a page's path and markup; returns the facts of it. */
export const readPage = (path: string, markup: string): PageFacts => {
  const document = parseDocument(markup);
  const elements = elementsOf(document);
  const having = (tagName: string, name: string, value: string) =>
    elements.find((element) => element.tagName === tagName && element.attribs[name] === value);
  const title = first(document, 'title');
  const main = first(document, 'main');
  const description = having('meta', 'name', 'description');
  const targets = elements
    .filter(({ tagName }) => tagName === 'a')
    .map((anchor) => anchor.attribs['href'] ?? '')
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => new URL(href, 'http://site').pathname)
    .filter((target) => target !== path);
  return {
    path,
    title: title ? DomUtils.textContent(title) : '',
    description: description?.attribs['content'] ?? '',
    words: main ? wordsOf(main).length : 0,
    ease: main ? easeOf(main) : undefined,
    linksTo: [...new Set(targets)],
    schemaTypes: elements
      .filter((element) => element.attribs['type'] === 'application/ld+json')
      .flatMap((script) => typesOf(JSON.parse(DomUtils.textContent(script)))),
    imagesWithoutAlt: elements
      .filter((element) => element.tagName === 'img' && element.attribs['alt'] === undefined)
      .map((image) => image.attribs['src'] ?? ''),
  };
};
