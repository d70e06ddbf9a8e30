import { fixedPaths, slugs } from '@/content/slugs';
import { relatedTo } from './related';
import { routes, breadcrumbsOf } from './routes';

const [service] = slugs.services;

test('every page of the map has one route', () => {
  const paths = routes.map(({ path }) => path);
  const mapped = Object.entries(slugs).flatMap(([family, members]) =>
    members.map((slug) => `/${family}/${slug}`),
  );
  expect(paths.toSorted()).toEqual([...fixedPaths, ...mapped].toSorted());
});

test('the trail of a page leads from home through its list', () => {
  const pathsTo = (path: Parameters<typeof breadcrumbsOf>[0]) => breadcrumbsOf(path).map((step) => step.path);
  expect(pathsTo(`/services/${service}`)).toEqual(['/', '/services', `/services/${service}`]);
  expect(pathsTo('/about')).toEqual(['/', '/about']);
  expect(pathsTo('/')).toEqual([]);
});

test('related pages are never the page itself and at most six a family', () => {
  for (const { path } of routes) {
    for (const { links } of relatedTo(path)) {
      expect(links.length).toBeLessThanOrEqual(6);
      expect(links.map((link) => link.path)).not.toContain(path);
    }
  }
});
