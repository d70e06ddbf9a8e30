import { machineSizes } from '@/content/machine-sizes';
import { services } from '@/content/services';
import { fleet, fleetSprite, neighboursOf, person } from './fleet';

const unitsPerMetre = ({ viewBox, width }: { readonly viewBox: string; readonly width: number }) =>
  Number(viewBox.split(' ')[2]) / width;

test('every machine is in the fleet once, and none is lower than the one before', () => {
  expect(fleet.map(({ slug }) => slug).toSorted()).toEqual(
    services.entries.map(({ slug }) => slug).toSorted(),
  );
  const heights = fleet.map(({ height }) => height);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
});

test('a drawing keeps its proportions, and its lines have one width at one scale', () => {
  for (const machine of [...fleet, person]) {
    const [, , wide, high] = machine.viewBox.split(' ').map(Number);
    expect((high ?? 0) / (wide ?? 1)).toBeCloseTo(machine.height / machine.width, 2);
    expect(machine.outline / unitsPerMetre(machine)).toBeCloseTo(
      fleet[0]!.outline / unitsPerMetre(fleet[0]!),
      2,
    );
  }
});

test('a machine is between the next smaller and the next larger', () => {
  const middle = fleet[1]!;
  expect(neighboursOf(middle.slug)).toEqual({ smaller: fleet[0], machine: middle, larger: fleet[2] });
  expect(neighboursOf(fleet[0]!.slug).smaller).toBeUndefined();
  expect(neighboursOf(fleet.at(-1)!.slug).larger).toBeUndefined();
});

test('the sprite has a view of each machine by the name of its drawing, without ground lines or tokens', () => {
  for (const { drawing } of fleet) expect(fleetSprite.split(`<view id="${drawing}" `)).toHaveLength(2);
  expect(fleetSprite).not.toMatch(/M4 184H316|var\(|<title/);
  expect(person.shapes).toMatch(/^<path/);
});

test('each size says where its numbers are from', () => {
  for (const { source } of Object.values(machineSizes)) expect(source).not.toBe('');
});
