import { allPages } from '@/lib/pages/pages.ts';
import { isPlainPath, siteRedirects } from '../../shared/site-redirects.ts';
import { sendRequest } from '../shared/send-request.ts';

/** A sitemap has at most 50,000 URLs. An index lists sitemaps, but no other index. */
const maxSitemaps = 50;

const urlsIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>\s*(https?:[^<\s]+)/g)].flatMap(([, url = '']) =>
    URL.canParse(url) ? [new URL(url)] : [],
  );

/** Undefined if there is no sitemap, or the site doesn't respond. */
const readSitemap = async (url: URL): Promise<string | undefined> => {
  const { status, body } = await sendRequest(url, { redirect: 'follow' });
  return status === 200 ? body.toString() : undefined;
};

/** Paths in the sitemap of the published site, or in the sitemaps that it lists. Undefined if one can't be read. */
const publishedPaths = async (siteOrigin: string): Promise<readonly string[] | undefined> => {
  const first = await readSitemap(new URL('/sitemap.xml', siteOrigin));
  if (first === undefined) return undefined;
  if (!first.includes('<sitemapindex')) return urlsIn(first).map(({ pathname }) => pathname);
  const sitemaps = await Promise.all(urlsIn(first).slice(0, maxSitemaps).map(readSitemap));
  if (sitemaps.includes(undefined)) return undefined;
  return urlsIn(sitemaps.join('')).map(({ pathname }) => pathname);
};

/**
 * Paths that search engines know from the published site, but that neither have a page nor a redirect in this one: a
 * page was renamed or removed, or another site is replaced. Leaves out those that only a rule at the host can redirect.
 */
export const missingPaths = async (siteOrigin: string): Promise<readonly string[]> => {
  const servedPaths = new Set<string>([
    ...allPages.map(({ path }) => path),
    ...siteRedirects.map(({ from }) => from),
  ]);
  const paths = await publishedPaths(siteOrigin);
  if (paths === undefined)
    console.warn(
      `No sitemap of ${siteOrigin} could be read. If it has a site, redirect its old addresses in content/redirects.ts.\n`,
    );
  const formerPaths = new Set(paths?.map((path) => path.replace(/(?<=.)\/$/, '')));
  return [...formerPaths].filter((path) => !servedPaths.has(path) && isPlainPath(path));
};
