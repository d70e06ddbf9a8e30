import type { pages } from '@/content/pages/index.ts';
import { slugs } from '@/content/paths.ts';
import { breadcrumbsOf } from './pages.ts';

jest.mock('@/content/pages/index.ts', () => {
  const actual = jest.requireActual<{ readonly pages: typeof pages }>('@/content/pages/index.ts');
  return { ...actual, pages: [...actual.pages, { ...actual.pages[0], path: '/no-page/only-page' }] };
});

const [machine] = slugs.machines;

test('breadcrumbs lead from the home page through the list page to the page', () => {
  const pathsTo = (path: Parameters<typeof breadcrumbsOf>[0]) =>
    breadcrumbsOf(path).map((crumb) => crumb.path);
  expect(pathsTo(`/services/${machine}`)).toEqual(['/', '/services', `/services/${machine}`]);
  expect(pathsTo('/contact')).toEqual(['/', '/contact']);
  expect(pathsTo('/')).toEqual([]);
});

test('breadcrumbs leave out parts of a path without a page', () => {
  const path = '/no-page/only-page' as (typeof pages)[number]['path'];
  expect(breadcrumbsOf(path).map((crumb) => crumb.path)).toEqual(['/', path]);
});
