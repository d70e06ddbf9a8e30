import { locations } from '@/content/locations';
import { around, type Box, crosses, inside, overlap } from './map-geometry';
import { townMapOf } from './town-map';

const maps = [
  ...locations.entries.map(({ slug, name, related }) => ({
    name,
    map: townMapOf(slug),
    shown: [slug, ...(related.locations ?? [])],
  })),
  { name: 'all towns', map: townMapOf(), shown: locations.entries.map(({ slug }) => slug) },
];

const overlapsOf = (box: Box, own: string, { size, towns, roads }: (typeof maps)[number]['map']) => [
  ...towns.filter(({ town, label }) => town.name !== own && overlap(box, label)).map(({ town }) => town.name),
  ...towns.filter((town) => overlap(box, around(town, 10, 10))).map(({ town }) => `dot of ${town.name}`),
  ...roads.filter(({ name, label }) => name !== own && label && overlap(box, label)).map(({ name }) => name),
  ...roads
    .filter(({ name, segments }) => name !== own && segments.some((segment) => crosses(segment, box)))
    .map(({ name }) => name),
  ...(inside(box, { x: 0, y: 0, ...size }) ? [] : ['frame']),
];

test.each(maps)('no label on the map of $name overlaps anything', ({ map, shown }) => {
  expect(map.towns.map(({ town }) => town.slug).toSorted()).toEqual(shown.toSorted());
  for (const { town, label } of map.towns)
    expect([town.name, ...overlapsOf(label, town.name, map)]).toEqual([town.name]);
  for (const { name, label } of map.roads)
    if (label) expect([name, ...overlapsOf(label, name, map)]).toEqual([name]);
});

test('every road ends outside the map or at another road', () => {
  for (const { map } of maps)
    for (const { name, segments } of map.roads)
      for (const end of [segments[0]?.[0], segments.at(-1)?.[1]]) {
        if (!end) throw new Error(`${name} has no ends.`);
        const joins = map.roads.some(
          (road) =>
            road.name !== name && road.segments.some((segment) => crosses(segment, around(end, 2, 2))),
        );
        const frame = { x: 0, y: 0, ...map.size };
        expect([name, joins || !inside(around(end, 0, 0), frame)]).toEqual([name, true]);
      }
});
