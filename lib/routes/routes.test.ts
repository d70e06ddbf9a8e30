import { slugs } from '@/content/paths.ts';
import { breadcrumbsOf } from './routes.ts';

const [machine] = slugs.machines;

test('breadcrumbs lead from the home page through the list page to the page', () => {
  const pathsTo = (path: Parameters<typeof breadcrumbsOf>[0]) =>
    breadcrumbsOf(path).map((crumb) => crumb.path);
  expect(pathsTo(`/services/${machine}`)).toEqual(['/', '/services', `/services/${machine}`]);
  expect(pathsTo('/contact')).toEqual(['/', '/contact']);
  expect(pathsTo('/')).toEqual([]);
});
