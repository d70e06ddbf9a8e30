import type { PageFacts } from './read-page';

/** What the audit says of the site, one sentence each. Only findings must be put right. */
export type Audit = { readonly findings: readonly string[]; readonly notices: readonly string[] };

const longestTitle = 60;
const [shortestDescription, longestDescription] = [70, 155] as const;
const fewestLinksIn = 2;

/** Families whose title has a fixed form, so that a long name makes a long title. */
const fixedTitles = /^\/(?:locations|resources)\//;

/** Takes pages; returns how many others link to each, by path. */
export const linksInto = (pages: readonly PageFacts[]): ReadonlyMap<string, number> =>
  new Map(pages.map(({ path }) => [path, pages.filter(({ linksTo }) => linksTo.includes(path)).length]));

const sharedBy = (pages: readonly PageFacts[], field: 'title' | 'description') =>
  pages
    .filter((page) => page[field] !== '')
    .flatMap((page, index, all) => {
      const earlier = all.slice(0, index).find((other) => other[field] === page[field]);
      return earlier ? [`${page.path}: has the ${field} of ${earlier.path}.`] : [];
    });

const onPage = ({ path, title, description, schemaTypes, imagesWithoutAlt }: PageFacts, linksIn: number) => [
  ...(title === '' ? [`${path}: has no title.`] : []),
  ...(description.length < shortestDescription || description.length > longestDescription
    ? [
        `${path}: description of ${description.length} characters, wanted ${shortestDescription} to ${longestDescription}.`,
      ]
    : []),
  ...(linksIn < fewestLinksIn
    ? [`${path}: linked from ${linksIn} of the other pages, wanted ${fewestLinksIn} at least.`]
    : []),
  ...(schemaTypes.length === 0 ? [`${path}: has no structured data.`] : []),
  ...imagesWithoutAlt.map((image) => `${path}: image ${image} has no alternative.`),
];

/** Takes every page but 404; returns what an editor must improve, and what may stay. */
export const auditSite = (pages: readonly PageFacts[]): Audit => {
  const linksIn = linksInto(pages);
  return {
    findings: [
      ...pages.flatMap((page) => onPage(page, linksIn.get(page.path) ?? 0)),
      ...sharedBy(pages, 'title'),
      ...sharedBy(pages, 'description'),
    ],
    notices: pages
      .filter(({ path, title }) => title.length > longestTitle && !fixedTitles.test(path))
      .map(
        ({ path, title }) =>
          `${path}: title of ${title.length} characters; results show about ${longestTitle}.`,
      ),
  };
};
