import { slugs } from '@/content/slugs';
import { breadcrumbsOf } from './routes';

const [service] = slugs.services;

test('breadcrumbs lead from the home page through the list page to the page', () => {
  const pathsTo = (path: Parameters<typeof breadcrumbsOf>[0]) => breadcrumbsOf(path).map((step) => step.path);
  expect(pathsTo(`/services/${service}`)).toEqual(['/', '/services', `/services/${service}`]);
  expect(pathsTo('/contact')).toEqual(['/', '/contact']);
  expect(pathsTo('/')).toEqual([]);
});
