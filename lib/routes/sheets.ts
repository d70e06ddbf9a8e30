import { sheetText } from '@/content/interface-text.ts';
import { withGrouped, type SectionOf } from '@/content/model/section.ts';
import type { InLanguage } from '@/content/model/text.ts';
import { familyPaths, type SitePath } from '@/content/paths.ts';
import { routes } from './routes.ts';

/** Its `lang` is the language of `subject`. */
export type Sheet = InLanguage & {
  readonly path: `/sheets/${string}`;
  readonly subject: string;
  readonly pagePath: SitePath;
  /** The labels of the blanks. */
  readonly blanks: (typeof sheetText.blanks)['machine' | 'job'];
  readonly checklist: SectionOf<'checklist'>;
};

/**
 * What a checklist and its sheet have in common. The path of the sheet is that of the page, and the checklist's
 * `sheetSlug` if it has one.
 */
export const sheetOf = (
  pagePath: SitePath,
  { sheetSlug, blanks }: SectionOf<'checklist'>,
): Pick<Sheet, 'path' | 'blanks'> => ({
  path: `/sheets${pagePath === '/' ? '/home' : pagePath}${sheetSlug ? `/${sheetSlug}` : ''}`,
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
