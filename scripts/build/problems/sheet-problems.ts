import { sheets, type Sheet } from '@/lib/pages/sheets.ts';

/** Checklists of a page whose printed sheets would have the same address. */
export const sheetProblems = (
  all: readonly Pick<Sheet, 'path' | 'pagePath'>[] = sheets,
): readonly string[] => {
  const pagesWithDuplicates = all
    .filter(({ path }, index) => all.findIndex((other) => other.path === path) < index)
    .map(({ pagePath }) => pagePath);
  return [...new Set(pagesWithDuplicates)].map(
    (pagePath) =>
      `${pagePath}: two checklists of this page have the same address to print. Add a word for the address to the new one, such as \`sheetSlug: 'weekly'\`.`,
  );
};
