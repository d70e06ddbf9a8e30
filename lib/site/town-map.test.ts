import { locations } from '@/content/locations';
import { around, crosses, inside, overlap } from './map-geometry';
import { townMapOf } from './town-map';

const maps = [
  ...locations.entries.map(({ slug, related }) => ({
    current: slug,
    shown: [slug, ...(related.locations ?? [])],
  })),
  { current: undefined, shown: locations.entries.map(({ slug }) => slug) },
];

describe.each(maps.map((map) => [map.current ?? 'all towns', map] as const))(
  'the map of %s',
  (_, { current, shown }) => {
    const map = townMapOf(current);
    const frame = { x: 0, y: 0, ...map.size };
    const numbers = map.roads.flatMap(({ label }) => label ?? []);
    const segments = map.roads.flatMap(({ name, segments: own }) =>
      own.map((segment) => ({ name, segment })),
    );

    it('has the town and its neighbours, or all towns', () => {
      expect(map.towns.map(({ town }) => town.slug).toSorted()).toEqual(shown.toSorted());
    });

    it('keeps names apart, off other dots and inside the frame: else give a town another labelSide', () => {
      const inTheWay = map.towns.flatMap(({ town, label }, index) => [
        ...map.towns
          .slice(index + 1)
          .filter((other) => overlap(label, other.label))
          .map((other) => `${town.name} and ${other.town.name}`),
        ...map.towns
          .filter((other) => overlap(label, around(other, 10, 10)))
          .map((other) => `${town.name} and the dot of ${other.town.name}`),
        ...(inside(label, frame) ? [] : [`${town.name} and the frame`]),
      ]);
      expect(inTheWay).toEqual([]);
    });

    it('keeps the numbers of roads off names, dots, other roads and each other', () => {
      for (const { name, label } of map.roads) {
        if (!label) continue;
        const others = [
          ...numbers.filter((other) => other !== label),
          ...map.towns.map((town) => town.label),
        ];
        expect(others.filter((other) => overlap(label, other))).toEqual([]);
        expect(map.towns.filter((dot) => overlap(label, around(dot, 10, 10)))).toEqual([]);
        expect(segments.filter((road) => road.name !== name && crosses(road.segment, label))).toEqual([]);
        expect(inside(label, frame)).toBe(true);
      }
    });
  },
);
