import { locations } from '@/content/locations';
import { layOutTownMap, mapSize, type Box } from './town-map';

const neighbourhoods = locations.entries.map(({ slug, related }) => [slug, ...(related.locations ?? [])]);

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(neighbourhoods.map((named) => ({ named })))('the map of $named', ({ named }) => {
  const { towns } = layOutTownMap(locations.entries, new Set(named));
  const labels = towns.flatMap(({ label }) => label ?? []);

  it('names every town asked for and no other', () => {
    const labelled = towns.filter(({ label }) => label).map(({ town }) => town.slug);
    expect([...labelled].sort()).toEqual([...named].sort());
  });

  it('keeps names apart, off the dots and inside the frame', () => {
    labels.forEach((label, index) => {
      for (const other of labels.slice(index + 1)) expect(overlap(label, other)).toBe(false);
      for (const { x, y } of towns) expect(overlap(label, { x, y, width: 0, height: 0 })).toBe(false);
      expect(label.x).toBeGreaterThanOrEqual(0);
      expect(label.y).toBeGreaterThanOrEqual(0);
      expect(label.x + label.width).toBeLessThanOrEqual(mapSize.width);
      expect(label.y + label.height).toBeLessThanOrEqual(mapSize.height);
    });
  });
});

it('keeps north up and east right', () => {
  const { towns } = layOutTownMap(locations.entries, new Set(locations.entries.map(({ slug }) => slug)));
  const northToSouth = towns.toSorted((a, b) => b.town.latitude - a.town.latitude);
  expect(northToSouth.map(({ y }) => y)).toEqual(northToSouth.map(({ y }) => y).toSorted((a, b) => a - b));
  const westToEast = towns.toSorted((a, b) => a.town.longitude - b.town.longitude);
  expect(westToEast.map(({ x }) => x)).toEqual(westToEast.map(({ x }) => x).toSorted((a, b) => a - b));
});
