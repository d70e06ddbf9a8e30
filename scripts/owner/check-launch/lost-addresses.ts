import { siteRedirects } from '@/lib/site/redirects';
import { routes } from '@/lib/site/routes';
import { sendRequest } from '../../shared/send-request';

/** Paths in the sitemap of the published site. Empty if the site has no sitemap or can't be reached. */
const publishedPaths = async (site: string): Promise<readonly string[]> => {
  const { status, body } = await sendRequest(new URL('/sitemap.xml', site));
  if (status !== 200) return [];
  return [...body.toString().matchAll(/<loc>\s*(https?:[^<\s]+)/g)].flatMap(([, address = '']) =>
    URL.canParse(address) && !address.endsWith('.xml') ? [new URL(address).pathname] : [],
  );
};

/**
 * Addresses that search engines know from the published site, but that neither have a page nor redirect in this one: a
 * page was renamed or removed, or another site is replaced.
 */
export const lostAddresses = async (site: string): Promise<readonly string[]> => {
  const kept = new Set<string>([...routes.map(({ path }) => path), ...siteRedirects.map(({ from }) => from)]);
  const paths = await publishedPaths(site);
  return paths.filter((path) => !kept.has(path.replace(/(?<=.)\/$/, '')));
};
