import { slugs } from '@/content/slugs';
import { trailOf } from './routes';

const [service] = slugs.services;

test('the trail of a page leads from home through its list', () => {
  const pathsTo = (path: Parameters<typeof trailOf>[0]) => trailOf(path).map((step) => step.path);
  expect(pathsTo(`/services/${service}`)).toEqual(['/', '/services', `/services/${service}`]);
  expect(pathsTo('/about')).toEqual(['/', '/about']);
  expect(pathsTo('/')).toEqual([]);
});
