import { familyPages } from '@/content/families';
import type { Section } from '@/content/section';
import type { SitePath } from '@/content/site-path';

type Checklist = Extract<Section, { readonly kind: 'checklist' }>;

/** A checklist on a page of its own, to print. */
export type Sheet = {
  readonly family: string;
  readonly slug: string;
  readonly about: string;
  readonly page: SitePath;
  /** It's about one machine, whose name and number are written on it. */
  readonly isOfMachine: boolean;
  readonly checklist: Checklist;
};

/** A sheet for every checklist of an entry, named after its page; a second checklist of a page has `-2` behind the name. */
export const sheets: readonly Sheet[] = familyPages.flatMap(({ path, subject, sections }) => {
  const [, family = '', slug = ''] = path.split('/');
  return sections
    .filter((section) => section.kind === 'checklist')
    .map((checklist, index) => ({
      family,
      slug: index === 0 ? slug : `${slug}-${index + 1}`,
      about: subject,
      page: path,
      isOfMachine: family === 'services' || checklist.ofMachine === true,
      checklist,
    }));
});

export const sheetPath = ({ family, slug }: Sheet) => `/sheets/${family}/${slug}`;

const paths = new Map<Section, string>(sheets.map((sheet) => [sheet.checklist, sheetPath(sheet)]));

/** Where a checklist is printed alone; undefined for one that no entry holds. */
export const sheetPathOf = (section: Section) => paths.get(section);
