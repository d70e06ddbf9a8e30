import { sheetText } from '@/content/interface-text.ts';
import { withGrouped, type SectionOf } from '@/content/model/section.ts';
import type { InLanguage } from '@/content/model/text.ts';
import { familyPaths, sheetPath, type SheetPath, type SitePath } from '@/content/paths.ts';
import { routes } from './routes.ts';

/** Its `lang` is the language of `subject`. */
export type Sheet = InLanguage & {
  readonly path: SheetPath;
  readonly subject: string;
  readonly pagePath: SitePath;
  /** The labels of the blanks. */
  readonly blanks: (typeof sheetText.blanks)['machine' | 'job'];
  readonly checklist: SectionOf<'checklist'>;
};

/** What a checklist and its sheet have in common. */
export const sheetOf = (
  pagePath: SitePath,
  { sheetSlug, blanks }: SectionOf<'checklist'>,
): Pick<Sheet, 'path' | 'blanks'> => ({
  path: sheetPath(pagePath, sheetSlug),
  blanks: sheetText.blanks[blanks ?? (pagePath.startsWith(`${familyPaths.machines}/`) ? 'machine' : 'job')],
});

export const sheets: readonly Sheet[] = routes.flatMap(
  ({ path, lang, name, checklistSubject = name, sections }) =>
    withGrouped(sections)
      .filter((section) => section.kind === 'checklist')
      .map((checklist): Sheet => ({
        ...sheetOf(path, checklist),
        ...(lang && { lang }),
        subject: checklistSubject,
        pagePath: path,
        checklist,
      })),
);
