import { mainText, type ReadPage } from '../site/read-pages';

/** What an editor wants to know of a page. */
export type PageFacts = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** In `main`. */
  readonly words: number;
  /** Paths of the other pages that it links to, each once. */
  readonly linksTo: readonly string[];
  /** Types of the structured data's top nodes, such as `WebPage`. */
  readonly schemaTypes: readonly string[];
  /** Addresses of the images that have no `alt`. An empty one is right for decoration. */
  readonly imagesWithoutAlt: readonly string[];
};

const longestTitle = 60;
const [shortestDescription, longestDescription] = [70, 155] as const;
const fewestLinksIn = 2;

/** Families whose title has a fixed form, so that a long name makes a long title. */
const fixedTitles = /^\/(?:locations|resources)\//;

const origin = 'http://site';

export const factsOf = (page: Pick<ReadPage, 'path' | 'document'>): PageFacts => {
  const { path, document } = page;
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const targets = attributes('a[href]', 'href')
    .map((href) => new URL(href, origin + path))
    .filter((target) => target.origin === origin && target.pathname !== path);
  const graphs = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) =>
      JSON.parse(textContent) as { readonly '@graph': readonly { readonly '@type': string }[] },
  );
  return {
    path,
    title: document.title,
    description: attributes('meta[name=description]', 'content').join(),
    words: mainText(page)
      .split(' ')
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    linksTo: [...new Set(targets.map(({ pathname }) => pathname))],
    schemaTypes: graphs.flatMap((graph) => graph['@graph'].map((node) => node['@type'])),
    imagesWithoutAlt: attributes('img:not([alt])', 'src'),
  };
};

/** How many other pages link to each, by path. */
export const linksInto = (pages: readonly PageFacts[]): ReadonlyMap<string, number> =>
  new Map(pages.map(({ path }) => [path, pages.filter(({ linksTo }) => linksTo.includes(path)).length]));

const repeated = (pages: readonly PageFacts[], field: 'title' | 'description') =>
  pages.flatMap((page, index) => {
    const earlier = pages.slice(0, index).find((other) => other[field] === page[field]);
    return earlier && page[field] ? [`${page.path}: has the ${field} of ${earlier.path}.`] : [];
  });

const onPage = ({ path, title, description, schemaTypes, imagesWithoutAlt }: PageFacts, linksIn: number) => [
  ...(title === '' ? [`${path}: has no title.`] : []),
  ...(description.length < shortestDescription || description.length > longestDescription
    ? [
        `${path}: description of ${description.length} characters, wanted ${shortestDescription} to ${longestDescription}.`,
      ]
    : []),
  ...(linksIn < fewestLinksIn
    ? [`${path}: linked from ${linksIn} of the other pages, wanted at least ${fewestLinksIn}.`]
    : []),
  ...(schemaTypes.length === 0 ? [`${path}: has no structured data.`] : []),
  ...imagesWithoutAlt.map((image) => `${path}: image ${image} has no alternative text.`),
];

/** One sentence each: findings, which must be fixed, and notices, which need not. */
export const auditSite = (pages: readonly PageFacts[]) => {
  const linksIn = linksInto(pages);
  return {
    findings: [
      ...pages.flatMap((page) => onPage(page, linksIn.get(page.path) ?? 0)),
      ...repeated(pages, 'title'),
      ...repeated(pages, 'description'),
    ],
    notices: pages
      .filter(({ path, title }) => title.length > longestTitle && !fixedTitles.test(path))
      .map(
        ({ path, title }) =>
          `${path}: title of ${title.length} characters; results show about ${longestTitle}.`,
      ),
  };
};
