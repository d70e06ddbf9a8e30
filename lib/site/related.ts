import { industries } from '@/content/industries';
import { locations } from '@/content/locations';
import { resources } from '@/content/resources';
import { services } from '@/content/services';
import type { Related, SitePath } from '@/content/site-path';
import { type Route, routes } from './routes';

/** More than this is a list nobody reads. */
const most = 6;

const headings = {
  services: 'Machines',
  industries: 'Sectors',
  locations: 'Towns',
  resources: 'Guides',
} as const satisfies Record<keyof Related, string>;

const families = Object.keys(headings) as (keyof Related)[];

const forward = new Map<string, readonly string[]>(
  [services, locations, resources, industries].flatMap(({ base, entries }) =>
    entries.map(({ slug, related }): [string, readonly string[]] => [
      `${base}/${slug}`,
      families.flatMap((family) => (related[family] ?? []).map((other) => `/${family}/${other}`)),
    ]),
  ),
);

const backward = new Map<string, string[]>();
for (const [path, others] of forward)
  for (const other of others) backward.set(other, [...(backward.get(other) ?? []), path]);

const known = new Map<string, Route>(routes.map((route) => [route.path, route]));

/** What the page's entry names, then the entries that name it: at most six a family. A fixed page has none. */
export const relatedTo = (path: SitePath) => {
  const named = forward.get(path);
  if (!named) return [];
  const all = [...new Set([...named, ...(backward.get(path) ?? [])])].filter((other) => other !== path);
  return families
    .map((family) => ({
      heading: headings[family],
      links: all
        .filter((other) => other.startsWith(`/${family}/`))
        .slice(0, most)
        .flatMap((other) => known.get(other) ?? [])
        .map(({ path: href, name }) => ({ href, name })),
    }))
    .filter(({ links }) => links.length > 0);
};
