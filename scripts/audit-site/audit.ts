import { mainText, type ReadPage } from '../site/read-pages';

/** What an editor wants to know of a page. */
export type PageFacts = ReturnType<typeof factsOf>;

const longestTitle = 60;
const [shortestDescription, longestDescription] = [70, 155] as const;
const fewestLinksIn = 2;

/** Families whose title has a fixed form, so that a long name makes a long title. */
const fixedTitles = /^\/(?:locations|resources)\//;

type Graph = { readonly '@graph': readonly { readonly '@type': string }[] };

const origin = 'http://site';

export const factsOf = (page: Pick<ReadPage, 'path' | 'document'>) => {
  const { path, document } = page;
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const targets = attributes('a[href]', 'href')
    .map((href) => new URL(href, origin + path))
    .filter((target) => target.origin === origin && target.pathname !== path);
  const data = document.querySelectorAll('script[type="application/ld+json"]');
  const graphs = Array.from(data, ({ textContent }) => JSON.parse(textContent) as Graph);
  return {
    path,
    title: document.title,
    description: attributes('meta[name=description]', 'content').join(),
    /** In `main`. */
    words: mainText(page)
      .split(' ')
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    /** Paths of the other pages that it links to, each once. */
    linksTo: [...new Set(targets.map(({ pathname }) => pathname))],
    /** Types of the structured data's top nodes, such as `WebPage`. */
    schemaTypes: graphs.flatMap((graph) => graph['@graph'].map((node) => node['@type'])),
    /** Addresses of the images that have no `alt`. An empty one is right for decoration. */
    imagesWithoutAlt: attributes('img:not([alt])', 'src'),
  };
};

/** How many other pages link to each, by path. */
export const linksInto = (pages: readonly PageFacts[]): ReadonlyMap<string, number> =>
  new Map(pages.map(({ path }) => [path, pages.filter(({ linksTo }) => linksTo.includes(path)).length]));

function* findingsOn(page: PageFacts, linksIn: number, earlier: readonly PageFacts[]): Iterable<string> {
  const { title, description, schemaTypes, imagesWithoutAlt } = page;
  if (!title) yield 'has no title.';
  if (description.length < shortestDescription || description.length > longestDescription)
    yield `description of ${description.length} characters, wanted ${shortestDescription} to ${longestDescription}.`;
  if (linksIn < fewestLinksIn)
    yield `linked from ${linksIn} of the other pages, wanted at least ${fewestLinksIn}.`;
  if (schemaTypes.length === 0) yield 'has no structured data.';
  for (const image of imagesWithoutAlt) yield `image ${image} has no alternative text.`;
  for (const field of ['title', 'description'] as const) {
    const first = page[field] && earlier.find((other) => other[field] === page[field]);
    if (first) yield `has the ${field} of ${first.path}.`;
  }
}

/** One sentence each: findings, which must be fixed, and notices, which need not. */
export const auditSite = (pages: readonly PageFacts[]) => {
  const linksIn = linksInto(pages);
  return {
    findings: pages.flatMap((page, index) =>
      [...findingsOn(page, linksIn.get(page.path) ?? 0, pages.slice(0, index))].map(
        (finding) => `${page.path}: ${finding}`,
      ),
    ),
    notices: pages
      .filter(({ path, title }) => title.length > longestTitle && !fixedTitles.test(path))
      .map(
        ({ path, title }) =>
          `${path}: title of ${title.length} characters; results show about ${longestTitle}.`,
      ),
  };
};
