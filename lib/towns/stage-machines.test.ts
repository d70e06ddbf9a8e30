import { machinesWithoutPage, type MachineWithoutPage } from '@/content/drawings/machine-sizes.ts';
import { slugs } from '@/content/paths.ts';
import { stageMachinesOf } from './stage-machines.ts';

const [machine] = slugs.machines;
const other = slugs.machines.at(-1) ?? machine;
const [town] = slugs.towns;
const [drawnMachine] = Object.keys(machinesWithoutPage) as [MachineWithoutPage];

test('towns with the same machines start with different ones', () => {
  const tops = slugs.towns.map(
    (slug) => stageMachinesOf({ slug, machines: [{ machine }, { machine: other }] }).top,
  );
  expect(tops).toEqual(slugs.towns.map((_, index) => (index % 2 === 0 ? machine : other)));
});

test('a page with two machines shows both', () => {
  const { top, end } = stageMachinesOf({ slug: town, machines: [{ machine }, { machine: other }] });
  expect([top, end]).toEqual([machine, other]);
});

test('a machine with another drawing is left out', () => {
  const machines = [{ machine, drawnMachine }, { machine: other }];
  expect(stageMachinesOf({ slug: town, machines })).toEqual({ top: other, end: other });
});

test('a page without machines shows none', () => {
  expect(stageMachinesOf({ slug: town, machines: [] })).toEqual({});
});
