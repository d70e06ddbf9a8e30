import { towns } from '@/content/towns/index.ts';
import { boxAround, boxesOverlap, crossesBox, isInside, type Point } from './map-geometry.ts';
import { dotBox, labelBox } from './map-labels.ts';
import { mapOf, townMapOf } from './town-map.ts';

const maps = [
  ...towns.entries.map(({ slug, name }) => ({ name, map: townMapOf(slug) })),
  { name: 'all towns', map: townMapOf() },
  { name: 'all towns on phones', map: townMapOf(undefined, 'narrow') },
];

test.each(maps)('no name or number on the map of $name covers another or a dot', ({ map }) => {
  const groups = [
    ...map.towns.map((town) => [town.label, dotBox(town)]),
    ...map.roads.flatMap(({ label }) => (label ? [[label]] : [])),
  ];
  for (const [index, group] of groups.entries()) {
    const others = groups.slice(index + 1).flat();
    expect(group.flatMap((box) => others.filter((other) => boxesOverlap(box, other)))).toEqual([]);
  }
});

test('leaves out a town that would cover one before it', () => {
  const [first, ...others] = towns.entries;
  const twin = { ...first!, name: 'Twin' };
  const { towns: placedTowns } = mapOf([first!, twin, ...others], 'wide');
  const names = placedTowns.map(({ town }) => town.name);
  expect(names).toContain(first!.name);
  expect(names).not.toContain(twin.name);
});

test('the map for phones shows the first town of each region', () => {
  const groups = new Set(townMapOf(undefined, 'narrow').towns.map(({ town }) => town.group));
  expect(groups).toEqual(new Set(towns.listed.map(({ group }) => group)));
});

test.each([
  ['right', { x: 109, y: 95 }],
  ['left', { x: 51, y: 95 }],
  ['above', { x: 80, y: 81 }],
  ['below-right', { x: 106, y: 102 }],
] as const)('puts a name %s of its dot', (side, corner) => {
  expect(labelBox({ x: 100, y: 100 }, { width: 40, height: 10 }, side)).toMatchObject(corner);
});

test('every road ends outside the map or at another road', () => {
  const wrong = maps.flatMap(({ name: place, map }) => {
    const frame = { x: 0, y: 0, ...map.size };
    return map.roads.flatMap(({ name, segments }) => {
      const ends = [segments[0]?.[0], segments.at(-1)?.[1]].filter((end) => end !== undefined);
      const others = map.roads.filter((road) => road.name !== name).flatMap((road) => road.segments);
      const isLoose = (end: Point) =>
        isInside(boxAround(end, 0, 0), frame) &&
        !others.some((segment) => crossesBox(segment, boxAround(end, 2, 2)));
      return ends.length < 2 || ends.some(isLoose)
        ? `The ${name} ends inside the map of ${place}. Extend it in content/towns/map-roads.ts.`
        : [];
    });
  });
  expect(wrong).toEqual([]);
});
