import { familyPages } from '@/content/site/families';
import type { Section, SectionOf } from '@/content/section';
import type { InLanguage } from '@/content/site/in-language';
import { sheetText } from '@/content/site/sheet-text';
import type { SitePath } from '@/content/site/site-path';
import { familyPaths } from '@/content/slugs';

/** Its `lang` is the language of `about`. */
export type Sheet = InLanguage & {
  /** The first part of the page's address, such as `services`. */
  readonly folder: string;
  readonly slug: string;
  readonly about: string;
  readonly page: SitePath;
  /** Labels of the blanks. A checklist about one machine has blanks for its name and number. */
  readonly labels: typeof sheetText.ofMachine | typeof sheetText.ofJob;
  readonly checklist: SectionOf<'checklist'>;
};

/** Named after the page that contains the checklist. A page's second checklist gets the suffix `-2`. */
export const sheets: readonly Sheet[] = familyPages.flatMap(({ path, lang, subject, sections }) => {
  const [, folder = '', slug = ''] = path.split('/');
  const isOfMachine = path.startsWith(`${familyPaths.machines}/`);
  return sections
    .filter((section) => section.kind === 'checklist')
    .map((checklist, index) => ({
      folder,
      slug: index === 0 ? slug : `${slug}-${index + 1}`,
      ...(lang && { lang }),
      about: subject,
      page: path,
      labels: isOfMachine || checklist.ofMachine ? sheetText.ofMachine : sheetText.ofJob,
      checklist,
    }));
});

export const sheetPath = ({ folder, slug }: Pick<Sheet, 'folder' | 'slug'>) => `/sheets/${folder}/${slug}`;

const byChecklist = new Map<Section, Sheet>(sheets.map((sheet) => [sheet.checklist, sheet]));

export const sheetOf = (checklist: Section) => byChecklist.get(checklist);
