import type { Page } from '@/content/model/page.ts';
import type { SectionOf } from '@/content/model/section.ts';
import { slugs } from '@/content/paths.ts';

const [machine] = slugs.machines;

const checklist = (sheetSlug?: string): SectionOf<'checklist'> => ({
  kind: 'checklist',
  heading: 'Checks',
  items: ['Ask for the card'],
  ...(sheetSlug && { sheetSlug }),
});

const sheetsOf = async (...pages: readonly Pick<Page, 'path' | 'sections'>[]) => {
  jest.resetModules();
  jest.doMock('./pages.ts', () => ({ allPages: pages.map((page) => ({ ...page, name: page.path })) }));
  return import('./sheets.ts');
};

test('a checklist on any page has a sheet, whose path stays the same if others are added before', async () => {
  const { sheets } = await sheetsOf(
    { path: '/', sections: [checklist()] },
    {
      path: '/contact',
      sections: [{ kind: 'group', heading: 'Checklists', sections: [checklist('weekly')] }, checklist()],
    },
    { path: `/services/${machine}`, sections: [checklist()] },
  );
  expect(sheets.map(({ path }) => path)).toEqual([
    '/sheets/home',
    '/sheets/contact/weekly',
    '/sheets/contact',
    `/sheets/services/${machine}`,
  ]);
});
