import { locations } from '@/content/locations';
import { crosses, overlap } from './map-labels';
import { layOutTownMap, type MapTown } from './town-map';

const shipped: readonly MapTown[] = locations.entries;
const whole = shipped.map(({ slug }) => slug);

/** A town as an owner may add one: between two others, where there is little room. */
const between = (one: MapTown, other: MapTown): MapTown => ({
  slug: 'added',
  name: 'Addington Heath',
  latitude: (one.latitude + other.latitude) / 2,
  longitude: (one.longitude + other.longitude) / 2,
});
const [first, second, last] = [shipped[0], shipped[1], shipped.at(-1)];
if (!first || !second || !last) throw new Error('There are too few towns for these tests.');
const additions = [between(first, second), between(second, last)];

const maps = [
  ...locations.entries.map(({ slug, related }) => ({
    title: slug,
    towns: shipped,
    named: [slug, ...(related.locations ?? [])],
  })),
  { title: 'all towns', towns: shipped, named: whole },
  ...additions.flatMap((added, index) => [
    {
      title: `all towns and addition ${index + 1}`,
      towns: [...shipped, added],
      named: [...whole, added.slug],
    },
    {
      title: `addition ${index + 1} and its neighbours`,
      towns: [...shipped, added],
      named: [added.slug, first.slug, second.slug, last.slug],
    },
  ]),
];

describe.each(maps)('the map of $title', ({ towns, named }) => {
  const map = layOutTownMap(towns, new Set(named));
  const frame = { x: 0, y: 0, ...map.size };
  const names = map.towns.map(({ label }) => label);
  const numbers = map.roads.flatMap(({ label }) => label ?? []);
  const stretches = map.roads.flatMap(({ name, stretches: own }) =>
    own.map((stretch) => ({ name, stretch })),
  );

  it('shows every town asked for with its name, and no other', () => {
    expect(map.towns.map(({ town }) => town.slug).toSorted()).toEqual(named.toSorted());
  });

  it('keeps names and numbers apart, off the dots and inside the frame', () => {
    const labels = [...names, ...numbers];
    labels.forEach((label, index) => {
      expect(labels.slice(index + 1).filter((other) => overlap(label, other))).toEqual([]);
      expect(
        map.towns.filter((dot) => overlap(label, { x: dot.x - 5, y: dot.y - 5, width: 10, height: 10 })),
      ).toEqual([]);
      expect(label.x).toBeGreaterThanOrEqual(frame.x);
      expect(label.y).toBeGreaterThanOrEqual(frame.y);
      expect(label.x + label.width).toBeLessThanOrEqual(frame.width);
      expect(label.y + label.height).toBeLessThanOrEqual(frame.height);
    });
  });

  it('keeps roads off the names, and other roads off the number of a road', () => {
    for (const label of names) expect(stretches.filter(({ stretch }) => crosses(stretch, label))).toEqual([]);
    for (const { name, label } of map.roads)
      expect(stretches.filter((road) => label && road.name !== name && crosses(road.stretch, label))).toEqual(
        [],
      );
  });

  it('leads to a name that is further off without touching another name or dot', () => {
    for (const { town, leader } of map.towns) {
      const others = map.towns.filter((other) => other.town !== town);
      expect(others.filter((other) => leader && crosses(leader, other.label))).toEqual([]);
    }
  });

  it('keeps north up and east right', () => {
    const northToSouth = map.towns.toSorted((a, b) => b.town.latitude - a.town.latitude);
    expect(northToSouth.map(({ y }) => y)).toEqual(northToSouth.map(({ y }) => y).toSorted((a, b) => a - b));
    const westToEast = map.towns.toSorted((a, b) => a.town.longitude - b.town.longitude);
    expect(westToEast.map(({ x }) => x)).toEqual(westToEast.map(({ x }) => x).toSorted((a, b) => a - b));
  });
});

it('sees a road that runs through a name, along it or past it', () => {
  const name = { x: 100, y: 100, width: 60, height: 20 };
  expect(
    crosses(
      [
        { x: 0, y: 110 },
        { x: 200, y: 110 },
      ],
      name,
    ),
  ).toBe(true);
  expect(
    crosses(
      [
        { x: 90, y: 90 },
        { x: 170, y: 130 },
      ],
      name,
    ),
  ).toBe(true);
  expect(
    crosses(
      [
        { x: 0, y: 80 },
        { x: 200, y: 80 },
      ],
      name,
    ),
  ).toBe(false);
  expect(
    crosses(
      [
        { x: 0, y: 110 },
        { x: 50, y: 110 },
      ],
      name,
    ),
  ).toBe(false);
});
