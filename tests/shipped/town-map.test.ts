import { locations } from '@/content/locations';
import { mapOf } from '@/lib/site/town-map';

test('the map has room for longer town names', () => {
  const longer = locations.entries.map((town) => ({
    ...town,
    name: `${town.name} ${town.name.slice(0, 4)}`,
  }));
  for (const { slug, related } of locations.entries) {
    const shown = longer.filter((town) => town.slug === slug || related.locations?.includes(town.slug));
    expect([slug, mapOf(shown, 'town').faults]).toEqual([slug, 0]);
  }
  expect(mapOf(longer, 'wide').faults).toBe(0);
});

test.each(['wide', 'portrait', 'phone'] as const)(
  'the names on the %s map of all towns are legible',
  (shape) => {
    expect(mapOf(locations.entries, shape).faults).toBe(0);
  },
);
