import { machines } from '@/content/machines';
import { machineDrawings, listedDrawings, person } from './machine-drawings';

const unitsPerMetre = ({ viewBox, width }: { readonly viewBox: string; readonly width: number }) =>
  Number(viewBox.split(' ')[2]) / width;

test('contains every machine once, sorted by height', () => {
  expect(listedDrawings.map(({ slug }) => slug).toSorted()).toEqual(
    machines.listed.map(({ slug }) => slug).toSorted(),
  );
  const heights = listedDrawings.map(({ height }) => height);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
});

test('drawings keep their proportions', () => {
  for (const { viewBox, width, height } of [...machineDrawings, person]) {
    const [, , wide, high] = viewBox.split(' ').map(Number);
    expect((high ?? 0) / (wide ?? 1)).toBeCloseTo(height / width, 2);
  }
});

test('machines share one line width', () => {
  for (const machine of machineDrawings)
    expect(machine.outline / unitsPerMetre(machine)).toBeCloseTo(
      listedDrawings[0]!.outline / unitsPerMetre(listedDrawings[0]!),
      2,
    );
});
