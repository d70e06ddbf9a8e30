import { sheets } from '@/lib/pages/sheets.ts';
import { sheetProblems } from './sheet-problems.ts';

test('all checklists have different addresses to print', () => {
  expect(sheetProblems()).toEqual([]);
});

test('reports two checklists with the same address once', () => {
  const sheet = { path: '/sheets/contact', pagePath: '/contact' } as const;
  expect(sheetProblems([...sheets, sheet, sheet, sheet])).toEqual([
    expect.stringContaining('/contact: two checklists of this page'),
  ]);
});
