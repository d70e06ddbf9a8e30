import { machines } from '@/content/services';
import { drawnMachines, fleet, person } from './fleet';

const unitsPerMetre = ({ viewBox, width }: { readonly viewBox: string; readonly width: number }) =>
  Number(viewBox.split(' ')[2]) / width;

test('contains every machine once, sorted by height', () => {
  expect(fleet.map(({ slug }) => slug).toSorted()).toEqual(
    machines.listed.map(({ slug }) => slug).toSorted(),
  );
  const heights = fleet.map(({ height }) => height);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
});

test('drawings keep their proportions', () => {
  for (const { viewBox, width, height } of [...drawnMachines, person]) {
    const [, , wide, high] = viewBox.split(' ').map(Number);
    expect((high ?? 0) / (wide ?? 1)).toBeCloseTo(height / width, 2);
  }
});

test('machines share one line width', () => {
  for (const machine of drawnMachines)
    expect(machine.outline / unitsPerMetre(machine)).toBeCloseTo(
      fleet[0]!.outline / unitsPerMetre(fleet[0]!),
      2,
    );
});
