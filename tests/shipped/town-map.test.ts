import { towns } from '@/content/towns/index.ts';
import { townMapOf } from '@/lib/towns/town-map.ts';

const slugs = towns.entries.map(({ slug }) => slug);

const maps = [
  ...towns.entries.map(({ slug, related }) => ({
    name: slug,
    map: townMapOf(slug),
    expected: [slug, ...(related.towns ?? [])],
  })),
  { name: 'all towns', map: townMapOf(), expected: slugs },
];

test.each(maps)(
  'no name touches another on the map of $name: change `labelSide` in content/towns',
  ({ map, expected }) => {
    expect(map.towns.map(({ town }) => town.slug)).toEqual(expected);
  },
);
