import { industries } from '@/content/industries';
import { locations } from '@/content/locations';
import { resources } from '@/content/resources';
import type { Section } from '@/content/section';
import { services } from '@/content/services';
import type { SitePath } from '@/content/site-path';

type Checklist = Extract<Section, { readonly kind: 'checklist' }>;

/** A checklist on a page of its own, to print. */
export type Sheet = {
  readonly family: string;
  readonly slug: string;
  /** The machine, town, guide or sector that the checklist is about. */
  readonly about: string;
  readonly page: SitePath;
  /** It's about one machine, whose name and number are written on it. */
  readonly isOfMachine: boolean;
  readonly checklist: Checklist;
};

type Entry = { readonly page: SitePath; readonly about: string; readonly sections: readonly Section[] };

const entries: readonly Entry[] = [
  ...services.entries.map(
    ({ slug, machine, sections }) => ({ page: `/services/${slug}`, about: machine, sections }) as const,
  ),
  ...locations.entries.map(
    ({ slug, name, sections }) => ({ page: `/locations/${slug}`, about: name, sections }) as const,
  ),
  ...resources.entries.map(
    ({ slug, name, sections }) => ({ page: `/resources/${slug}`, about: name, sections }) as const,
  ),
  ...industries.entries.map(
    ({ slug, name, sections }) => ({ page: `/industries/${slug}`, about: name, sections }) as const,
  ),
];

/** A sheet for every checklist of an entry, named after its page; a second checklist of a page has `-2` behind the name. */
export const sheets: readonly Sheet[] = entries.flatMap(({ page, about, sections }) => {
  const [, family = '', slug = ''] = page.split('/');
  return sections
    .filter((section) => section.kind === 'checklist')
    .map((checklist, index) => ({
      family,
      slug: index === 0 ? slug : `${slug}-${index + 1}`,
      about,
      page,
      isOfMachine: family === 'services' || checklist.ofMachine === true,
      checklist,
    }));
});

export const sheetPath = ({ family, slug }: Sheet) => `/sheets/${family}/${slug}`;

const paths = new Map<Section, string>(sheets.map((sheet) => [sheet.checklist, sheetPath(sheet)]));

/** Where a checklist is printed alone; undefined for one that no entry holds. */
export const sheetPathOf = (section: Section) => paths.get(section);
