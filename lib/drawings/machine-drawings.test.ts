import { machines } from '@/content/machines/index.ts';
import { listedDrawings, machineDrawings, person, type ScaleDrawing } from './machine-drawings.ts';

const unitsPerMetre = ({ viewBox: [, , wide], width }: ScaleDrawing) => wide / width;

test('contains every machine once, sorted by height', () => {
  expect(listedDrawings.map(({ machine }) => machine).toSorted()).toEqual(
    machines.listed.map(({ slug }) => slug).toSorted(),
  );
  const heights = listedDrawings.map(({ height }) => height);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
});

test('drawings keep their proportions', () => {
  for (const { viewBox, width, height } of [...machineDrawings, person]) {
    const [, , wide, high] = viewBox;
    expect(high / wide).toBeCloseTo(height / width, 2);
  }
});

test('machines share one line width', () => {
  for (const machine of machineDrawings)
    expect(machine.outline / unitsPerMetre(machine)).toBeCloseTo(
      listedDrawings[0]!.outline / unitsPerMetre(listedDrawings[0]!),
      2,
    );
});
