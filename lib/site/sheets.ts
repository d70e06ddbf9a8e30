import { familyPages } from '@/content/families';
import type { Section } from '@/content/section';
import type { SitePath } from '@/content/site-path';

type Checklist = Extract<Section, { readonly kind: 'checklist' }>;

/** A checklist as a separate page that visitors can print. */
export type Sheet = {
  readonly family: string;
  readonly slug: string;
  readonly about: string;
  readonly page: SitePath;
  /** True if the checklist is about one machine and has blanks for its name and number. */
  readonly isOfMachine: boolean;
  readonly checklist: Checklist;
};

/**
 * Creates a printable page for each checklist, named after the page that contains it. A page's second checklist gets
 * the suffix `-2`.
 */
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

const byChecklist = new Map<Section, Sheet>(sheets.map((sheet) => [sheet.checklist, sheet]));

/** Returns the printable page of a checklist, or undefined if there is none. */
export const sheetOf = (checklist: Section) => byChecklist.get(checklist);
