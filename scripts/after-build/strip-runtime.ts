import { type Element, type Page, remove, removeComments } from './html';

/** A page was declared still but carries an island, or the other way round. The message names the page and the island. */
export class HydrationMismatch extends Error {}

/** Scripts that the browser reads as data and never runs. */
const dataScripts = new Set(['application/ld+json', 'speculationrules']);

/**
 * Takes a page and the names of the client islands; returns those that the page refers to. The framework lists the
 * client modules of a page in its payload, `12:I[68027,["$f"],"ContactForm"]`, or the name in a row of its own.
 */
export const islandsOn = ({ elements }: Page, islands: readonly string[]): readonly string[] => {
  const payload = elements
    .filter(({ tagName }) => tagName === 'script')
    .map(({ inside }) => inside)
    .join('');
  const names = new RegExp(String.raw`\\"(${islands.join('|')})\\"`, 'g');
  const found = new Set([...payload.matchAll(names)].map((match) => match[1]));
  return islands.filter((name) => found.has(name));
};

const isEmpty = ({ elements }: Page, { start, end }: Element) =>
  !elements.some((other) => other.start > start && other.start < end);

const isRuntime = (page: Page, element: Element) => {
  const { tagName } = element;
  if (tagName === 'script') return !dataScripts.has(element.attribs['type'] ?? '');
  if (tagName === 'link') return element.attribs['rel'] === 'preload' && element.attribs['as'] === 'script';
  return tagName === 'div' && element.attribs['hidden'] === '' && isEmpty(page, element);
};

/**
 * Takes a page, its path, whether it may hydrate, and the islands of the project. Takes the framework's runtime out
 * of a page that may not hydrate, and leaves any other as it is. Throws HydrationMismatch.
 */
export const stripRuntime = (page: Page, path: string, interactive: boolean, islands: readonly string[]) => {
  const found = islandsOn(page, islands);
  if (interactive) {
    if (found.length === 0)
      throw new HydrationMismatch(
        `${path} stands in app/(interactive) but has no island. Move it to app/(content).`,
      );
    return;
  }
  if (found.length > 0)
    throw new HydrationMismatch(`${path} carries ${found.join(', ')} but is not in app/(interactive).`);

  remove(
    page,
    page.elements.filter((element) => isRuntime(page, element)),
  );
  removeComments(page);
};
