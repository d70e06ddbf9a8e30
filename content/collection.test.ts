import { collection } from './collection';
import { slugs } from './slugs';

type Town = { readonly name: string };

const named = Object.fromEntries(slugs.locations.map((slug) => [slug, { name: slug }])) as Readonly<
  Record<(typeof slugs.locations)[number], Town>
>;

test('entries are in the order of the map, whatever the order they are given in', () => {
  const reversed = Object.fromEntries(Object.entries(named).toReversed()) as typeof named;
  const towns = collection<Town>()('locations', reversed);
  expect(towns.entries.map(({ slug }) => slug)).toEqual(slugs.locations);
});

test('an entry is found by its slug, and knows its place', () => {
  const [slug] = slugs.locations;
  expect(collection<Town>()('locations', named).get(slug)).toEqual({
    name: slug,
    slug,
    path: `/locations/${slug}`,
  });
});
