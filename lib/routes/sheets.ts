import type { InLanguage } from '@/content/language.ts';
import { sheetText } from '@/content/pages/sheet-text.ts';
import { familyPaths, type SitePath } from '@/content/paths.ts';
import type { SectionOf } from '@/content/section.ts';
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

/** The path of a sheet is that of the page with the checklist, and its `sheetSlug` if it has one. */
export const sheets: readonly Sheet[] = routes.flatMap(
  ({ path, lang, name, checklistSubject = name, sections }) =>
    sections
      .filter((section) => section.kind === 'checklist')
      .map((checklist): Sheet => ({
        path: `/sheets${path === '/' ? '/home' : path}${checklist.sheetSlug ? `/${checklist.sheetSlug}` : ''}`,
        ...(lang && { lang }),
        subject: checklistSubject,
        pagePath: path,
        blanks:
          sheetText.blanks[
            checklist.blanks ?? (path.startsWith(`${familyPaths.machines}/`) ? 'machine' : 'job')
          ],
        checklist,
      })),
);

export const sheetOf = (checklist: SectionOf<'checklist'>): Sheet => {
  const sheet = sheets.find((other) => other.checklist === checklist);
  if (!sheet)
    throw new Error(
      `The checklist “${checklist.heading}” has no sheet to print. Move it to the \`sections\` of a page in content.`,
    );
  return sheet;
};
