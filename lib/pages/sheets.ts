import { sheetText } from '@/content/interface-text.ts';
import { withGrouped, type SectionOf } from '@/content/model/section.ts';
import type { InLanguage } from '@/content/model/text.ts';
import { sheetPath, type SheetPath, type SitePath } from '@/content/paths.ts';
import { allPages } from './pages.ts';

/** Its `lang` is the language of `subject`. */
export type Sheet = InLanguage & {
  readonly path: SheetPath;
  readonly subject: string;
  readonly pagePath: SitePath;
  readonly checklist: SectionOf<'checklist'>;
};

/** The labels of the blanks. */
export const blanksOf = ({ blanks = 'job' }: SectionOf<'checklist'>) => sheetText.blanks[blanks];

export const sheets: readonly Sheet[] = allPages.flatMap(
  ({ path, lang, name, checklistSubject = name, sections }) =>
    withGrouped(sections)
      .filter((section) => section.kind === 'checklist')
      .map((checklist): Sheet => ({
        path: sheetPath(path, checklist.sheetSlug),
        lang,
        subject: checklistSubject,
        pagePath: path,
        checklist,
      })),
);
