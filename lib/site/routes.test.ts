import { relatedTo } from './related';
import { routeOf, routes, trailOf } from './routes';

test('every path stands once', () => {
  const paths = routes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the trail of a page leads from home over its list', () => {
  expect(trailOf('/services/dumper-operators').map(({ path }) => path)).toEqual([
    '/',
    '/services',
    '/services/dumper-operators',
  ]);
  expect(trailOf('/about').map(({ path }) => path)).toEqual(['/', '/about']);
  expect(trailOf('/')).toEqual([]);
});

test('a town’s title has the form that is specified', () => {
  expect(routeOf('/locations/coventry').title).toBe('Mobile Plant Operators Coventry');
});

test('related pages are linked both ways, never to themselves, at most six a family', () => {
  for (const { path } of routes) {
    for (const { paths } of relatedTo(path)) {
      expect(paths.length).toBeLessThanOrEqual(6);
      expect(paths).not.toContain(path);
    }
  }
  const dumper = relatedTo('/services/dumper-operators').flatMap(({ paths }) => paths);
  expect(dumper).toContain('/resources/certifications');
});
