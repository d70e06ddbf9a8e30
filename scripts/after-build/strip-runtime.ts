import { attribute, type Document, elementsOf, remove, removeComments, textOf } from './html';

/** A page was declared still but carries an island, or the other way round. The message names the page and the island. */
export class HydrationMismatch extends Error {}

/** Scripts that the browser reads as data and never runs. */
const dataScripts = new Set(['application/ld+json', 'speculationrules']);

/**
 * Takes a page and the names of the client islands; returns those that the page refers to. The framework lists the
 * client modules of a page in its payload, `12:I[68027,["$f"],"ContactForm"]`, or the name in a row of its own.
 */
export const islandsOn = (document: Document, islands: readonly string[]): readonly string[] => {
  const payload = elementsOf(document)
    .filter(({ tagName }) => tagName === 'script')
    .map(textOf)
    .join('');
  const names = new RegExp(String.raw`\\"(${islands.join('|')})\\"`, 'g');
  const found = new Set([...payload.matchAll(names)].map((match) => match[1]));
  return islands.filter((name) => found.has(name));
};

/**
 * Takes a page, its path, whether it may hydrate, and the islands of the project. Takes the framework's runtime out
 * of a page that may not hydrate, and leaves any other as it is. Throws HydrationMismatch.
 */
export const stripRuntime = (
  document: Document,
  path: string,
  interactive: boolean,
  islands: readonly string[],
) => {
  const found = islandsOn(document, islands);
  if (interactive) {
    if (found.length === 0)
      throw new HydrationMismatch(
        `${path} stands in app/(interactive) but has no island. Move it to app/(content).`,
      );
    return;
  }
  if (found.length > 0)
    throw new HydrationMismatch(`${path} carries ${found.join(', ')} but is not in app/(interactive).`);

  for (const element of elementsOf(document)) {
    const { tagName } = element;
    const preload = tagName === 'link' && attribute(element, 'rel') === 'preload';
    if (tagName === 'script' && !dataScripts.has(attribute(element, 'type') ?? '')) remove(element);
    if (preload && attribute(element, 'as') === 'script') remove(element);
    if (tagName === 'div' && attribute(element, 'hidden') === '' && elementsOf(element).length === 0)
      remove(element);
  }
  removeComments(document);
};
