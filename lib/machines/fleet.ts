import { type MachineSize, type MachineVariant, variantSizes } from '@/content/services/sizes';
import { type MachineEntry, machines } from '@/content/services';
import type { MachineSlug } from '@/content/site/site-path';
import { machineShapes, readShapes } from './machine-shapes';
import { palette } from '../site/palette';
import type { Palette } from '../site/read-palette';

const groundY = 184;

/** In metres, because machines of all sizes share one scale and need the same line widths. */
const strokeWidths = { outline: 0.066, detail: 0.04 } as const;

/** A drawing in real-world size. Components render one metre as one em. */
export type ScaledDrawing = {
  readonly viewBox: string;
  /** In metres. */
  readonly width: number;
  readonly height: number;
  /** In the drawing's own units. */
  readonly outline: number;
  readonly shapes: string;
};

/** Yellow parts are `currentColor`, so that CSS can paint them white on yellow backgrounds. */
const repaintable: Palette = { ...palette, 'plant-bright': 'currentColor' };

const rounded = (value: number) => Number(value.toFixed(1));

type DrawnSize = Omit<MachineSize, 'source'>;

const unitsPerMetre = ({ length, drawn: [from, to] }: DrawnSize) => (to - from) / length;

/** @param shapes - Their ground is at y = 184. */
export const scaledDrawing = (shapes: string, size: DrawnSize): ScaledDrawing => {
  const {
    length,
    height,
    drawn: [from, to],
  } = size;
  const top = groundY - height * unitsPerMetre(size);
  return {
    viewBox: [from, top, to - from, groundY - top].map(rounded).join(' '),
    width: length,
    height,
    outline: rounded(unitsPerMetre(size) * strokeWidths.outline),
    shapes,
  };
};

export type DrawnMachine = ScaledDrawing & { readonly drawing: string; readonly name: string };

export type FleetMachine = DrawnMachine & Pick<MachineEntry, 'slug' | 'path'>;

const drawnMachine = (drawing: string, name: string, size: MachineSize) => ({
  drawing,
  name,
  ...scaledDrawing(
    machineShapes(drawing, {
      colours: repaintable,
      detailWidth: rounded(unitsPerMetre(size) * strokeWidths.detail),
    }),
    size,
  ),
});

const bySize = (one: MachineSize, other: MachineSize) =>
  one.height - other.height || one.length - other.length;

const withPage: readonly FleetMachine[] = machines.entries
  .toSorted((one, other) => bySize(one.size, other.size))
  .map(({ slug, path, machineName, drawing, size }) => ({
    slug,
    path,
    ...drawnMachine(drawing, machineName, size),
  }));

const listed = new Set<MachineSlug>(machines.listed.map(({ slug }) => slug));

/** All machines but those with an unlisted page. */
export const fleet = withPage.filter(({ slug }) => listed.has(slug));

/** The line is thinner than that of machines, because it would cover the face. */
export const person: ScaledDrawing = {
  ...scaledDrawing(readShapes('people/operator.svg'), { length: 0.6, height: 1.75, drawn: [2, 62] }),
  outline: 4,
};

export const fleetMachine = (slug: MachineSlug) => withPage.find((machine) => machine.slug === slug)!;

const variants = (Object.keys(variantSizes) as readonly MachineVariant[]).map((drawing) =>
  drawnMachine(drawing, variantSizes[drawing].name, variantSizes[drawing]),
);

export const machineOrVariant = (name: MachineSlug | MachineVariant): DrawnMachine =>
  variants.find(({ drawing }) => drawing === name) ?? fleetMachine(name as MachineSlug);

export const drawnMachines: readonly DrawnMachine[] = [...withPage, ...variants];

/** Space for outlines around the machine, in metres. fleet.css uses the same value. */
export const imageMargin = 0.2;

/** Yellow parts of machines are white. */
const imageOf = ({ viewBox, width, outline, shapes }: ScaledDrawing) => {
  const [left = 0, top = 0, wide = 0, high = 0] = viewBox.split(' ').map(Number);
  const around = (imageMargin * wide) / width;
  const box = [left - around, top - around, wide + 2 * around, high + around].map(rounded).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke="${palette.ink}" stroke-width="${outline}" stroke-linecap="round" stroke-linejoin="round" color="${palette.white}">${shapes}</svg>`;
};

const folder = '/machines/';

export const personImage = `${folder}person.svg`;

/** The image of one machine, white for yellow backgrounds. */
export const whiteImage = ({ drawing }: DrawnMachine) => `${folder}${drawing}-white.svg`;

const shapesFile = 'fleet.svg';

/** The shapes of a machine for `<use>`, in one file for lists of many machines. The page chooses colour and line width. */
export const sharedShapes = ({ drawing }: FleetMachine) => `${folder}${shapesFile}#${drawing}`;

export const fleetFiles: ReadonlyMap<string, string> = new Map([
  ...drawnMachines.map((machine) => [whiteImage(machine).slice(folder.length), imageOf(machine)] as const),
  [personImage.slice(folder.length), imageOf(person)],
  [
    shapesFile,
    `<svg xmlns="http://www.w3.org/2000/svg">${withPage.map(({ drawing, shapes }) => `<g id="${drawing}">${shapes}</g>`).join('')}</svg>`,
  ],
]);
