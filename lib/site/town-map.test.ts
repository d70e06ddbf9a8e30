import { locations } from '@/content/locations';
import { around, crosses, inside, overlap } from './map-geometry';
import { townMapOf } from './town-map';

const maps = [
  ...locations.entries.map(({ slug, name, related }) => ({
    name,
    map: townMapOf(slug),
    shown: [slug, ...(related.locations ?? [])],
  })),
  { name: 'all towns', map: townMapOf(), shown: locations.entries.map(({ slug }) => slug) },
];

test.each(maps)(
  'the map of $name has its towns, names apart, off other dots and inside: else give a town another labelSide',
  ({ map, shown }) => {
    expect(map.towns.map(({ town }) => town.slug).toSorted()).toEqual(shown.toSorted());
    const frame = { x: 0, y: 0, ...map.size };
    const inTheWay = map.towns.flatMap(({ town, label }, index) => [
      ...map.towns
        .filter((other, at) => at > index && overlap(label, other.label))
        .map((other) => `${town.name} and ${other.town.name}`),
      ...map.towns
        .filter((other) => overlap(label, around(other, 10, 10)))
        .map((other) => `${town.name} and the dot of ${other.town.name}`),
      ...(inside(label, frame) ? [] : [`${town.name} and the frame`]),
    ]);
    expect(inTheWay).toEqual([]);
  },
);

test.each(maps)('the numbers of roads on the map of $name keep off all else', ({ map }) => {
  for (const { name, label } of map.roads) {
    if (!label) continue;
    const others = [
      ...map.roads.flatMap((road) => (road.name !== name && road.label ? road.label : [])),
      ...map.towns.flatMap((town) => [town.label, around(town, 10, 10)]),
    ];
    expect(others.filter((other) => overlap(label, other))).toEqual([]);
    const crossing = map.roads.filter(
      (road) => road.name !== name && road.segments.some((segment) => crosses(segment, label)),
    );
    expect(crossing).toEqual([]);
    expect(inside(label, { x: 0, y: 0, ...map.size })).toBe(true);
  }
});
