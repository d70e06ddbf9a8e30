import { towns } from '@/content/towns/index.ts';
import { neighboursOf } from './neighbours.ts';

test('the neighbours of a town leave out an unlisted one', () => {
  const [first, second] = towns.entries.map(({ slug }) => slug);
  const { get } = towns;
  jest.spyOn(towns, 'get').mockImplementation((slug) => ({ ...get(slug), unlisted: slug === first }));
  const neighbours = neighboursOf({ related: { towns: [first!, second!] } });
  expect(neighbours.map(({ slug }) => slug)).toEqual([second]);
});
