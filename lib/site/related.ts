import { industries } from '@/content/industries';
import { locations } from '@/content/locations';
import { resources } from '@/content/resources';
import { services } from '@/content/services';
import type { Related, SitePath } from '@/content/site-path';
import { routes } from './routes';

/** Links to pages of one family under a heading of their own. */
export type RelatedGroup = { readonly heading: string; readonly paths: readonly SitePath[] };

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
    entries.map(({ slug, related }): [string, readonly string[]] => {
      const named = related();
      return [
        `${base}/${slug}`,
        families.flatMap((family) => (named[family] ?? []).map((other) => `/${family}/${other}`)),
      ];
    }),
  ),
);

const backward = new Map<string, string[]>();
for (const [path, others] of forward)
  for (const other of others) {
    const naming = backward.get(other) ?? [];
    naming.push(path);
    backward.set(other, naming);
  }

const known = new Map<string, SitePath>(routes.map(({ path }) => [path, path]));

/** Takes a path; returns what its entry names and, after that, the entries that name it: at most six a family. */
export const relatedTo = (path: SitePath): readonly RelatedGroup[] => {
  const named = forward.get(path);
  if (!named) return [];
  const all = [...new Set([...named, ...(backward.get(path) ?? [])])].filter((other) => other !== path);
  return families
    .map((family) => ({
      heading: headings[family],
      paths: all
        .filter((other) => other.startsWith(`/${family}/`))
        .slice(0, most)
        .flatMap((other) => known.get(other) ?? []),
    }))
    .filter(({ paths }) => paths.length > 0);
};
