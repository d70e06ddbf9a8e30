import { locations } from '@/content/locations';
import { townFindings } from './content-findings';

test('reports a renamed page with the facts of the old town', () => {
  expect(
    townFindings([
      { slug: 'lichfield', name: 'Lichfield', factsOf: 'dudley' },
      { slug: 'dudley', name: 'Dudley', factsOf: 'dudley' },
      { slug: 'cannock', name: 'Cannock' },
    ]),
  ).toEqual([
    "content/locations, page of Lichfield: its roads, ground and position are those of dudley, not lichfield: correct roads, knowFirst, machines, latitude, longitude and the sections, and set factsOf to 'lichfield'.",
  ]);
});

test('check:launch compares each town with its slug', () => {
  expect(townFindings(locations.entries.map((town) => ({ ...town, factsOf: 'elsewhere' })))).toHaveLength(
    locations.entries.length,
  );
});
