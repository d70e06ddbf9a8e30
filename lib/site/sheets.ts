import { familyPages } from '@/content/families';
import type { Section } from '@/content/section';
import type { SitePath } from '@/content/site-path';

type Checklist = Extract<Section, { readonly kind: 'checklist' }>;

/** A checklist as a separate page for printing. */
export type Sheet = {
  readonly family: string;
  readonly slug: string;
  readonly about: string;
  readonly page: SitePath;
  /** True if the sheet is about one machine and has lines for its name and number. */
  readonly isOfMachine: boolean;
  readonly checklist: Checklist;
};

/** Creates one sheet per checklist, named after its page. The second checklist of a page gets the suffix `-2`. */
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

/** Returns the sheet of a checklist, or undefined if no page has it. */
export const sheetOf = (checklist: Section) => byChecklist.get(checklist);
