import {
  machinesWithoutPage,
  type DrawnMachine,
  type MachineSize,
  type MachineWithoutPage,
} from '@/content/drawings/machine-sizes.ts';
import { machines } from '@/content/machines/index.ts';
import { machineTitle } from '@/content/machines/slugs.ts';
import type { Party } from '@/content/model/section-parts.ts';
import type { MachineSlug } from '@/content/paths.ts';
import { generatedPath } from '@/lib/images/drawing-paths.ts';
import { drawingName, machineShapes, readShapes } from './machine-shapes.ts';
import { roundToTenths } from './measures.ts';

/** In metres, because machines of all sizes share one scale and need the same line widths. */
const strokeWidths = { outline: 0.066, detail: 0.04 } as const;

/** A drawing in real-world size. Components render one metre as one em. */
export type ScaleDrawing = {
  readonly viewBox: readonly [left: number, top: number, width: number, height: number];
  /** In metres. */
  readonly width: number;
  readonly height: number;
  /** In the drawing's own units. */
  readonly outline: number;
  readonly shapes: string;
};

/** The y coordinate of the ground line in all drawings. */
const ground = 184;

/** @param shapesFor - Returns the shapes for a scale, in drawing units per metre. */
const drawingOfSize = (
  { length, height, edges: [from, to] }: Pick<MachineSize, 'length' | 'height' | 'edges'>,
  shapesFor: (unitsPerMetre: number) => string,
): ScaleDrawing => {
  const unitsPerMetre = (to - from) / length;
  const high = height * unitsPerMetre;
  return {
    viewBox: [from, roundToTenths(ground - high), roundToTenths(to - from), roundToTenths(high)],
    width: length,
    height,
    outline: roundToTenths(unitsPerMetre * strokeWidths.outline),
    shapes: shapesFor(unitsPerMetre),
  };
};

/** Its image is white where the drawing has the brand colour, for bright surfaces. */
export type MachineDrawing<Machine extends DrawnMachine = DrawnMachine> = ScaleDrawing & {
  readonly machine: Machine;
  /** The name of the machine. */
  readonly name: string;
  readonly imagePath: string;
};

/** A drawing, and the way in which browsers get it. Screen readers ignore drawings without a description. */
export type SourcedDrawing =
  /** Inlined, for the first screen. */
  | { readonly source: 'inline'; readonly drawing: ScaleDrawing; readonly description?: string }
  /** An image, which loads when it approaches the viewport. */
  | { readonly source: 'image'; readonly drawing: ScaleDrawing & { readonly imagePath: string } }
  /** Shapes in one file, for lists of many machines: browsers would lay out each image as a separate document. */
  | { readonly source: 'shapes-file'; readonly drawing: MachineDrawing<MachineSlug> };

const machineDrawing = <Machine extends DrawnMachine>(
  machine: Machine,
  name: string,
  size: MachineSize,
): MachineDrawing<Machine> => ({
  machine,
  name,
  imagePath: generatedPath(drawingName(machine)),
  ...drawingOfSize(size, (unitsPerMetre) =>
    machineShapes(machine, roundToTenths(unitsPerMetre * strokeWidths.detail)),
  ),
});

export const shapesPath = generatedPath('shapes');

/** The shapes of the drawing for `<use>`. The page chooses their colour and line width. */
export const shapesHref = ({ machine }: MachineDrawing<MachineSlug>) =>
  `${shapesPath}#${drawingName(machine)}`;

const bySize = (one: MachineSize, other: MachineSize) =>
  one.height - other.height || one.length - other.length;

/** The machines with a page, from small to large. */
export const pageDrawings = machines.entries
  .toSorted((one, other) => bySize(one.size, other.size))
  .map(({ slug, size }) => machineDrawing(slug, machineTitle(slug), size));

const listedSlugs = new Set<MachineSlug>(machines.listed.map(({ slug }) => slug));

/** All machines but those with an unlisted page, from small to large. */
export const listedDrawings = pageDrawings.filter(({ machine }) => listedSlugs.has(machine));

export const machineDrawings: readonly MachineDrawing[] = [
  ...pageDrawings,
  ...(Object.keys(machinesWithoutPage) as readonly MachineWithoutPage[]).map((machine) =>
    machineDrawing(machine, machinesWithoutPage[machine].name, machinesWithoutPage[machine]),
  ),
];

export const drawingOf = <Machine extends DrawnMachine>(machine: Machine) =>
  machineDrawings.find((drawing): drawing is MachineDrawing<Machine> => drawing.machine === machine)!;

/** The outline is thinner than that of machines, because it would cover the face. */
export const partyDrawing = (party: Party, outline: number): ScaleDrawing => ({
  ...drawingOfSize({ length: 0.6, height: 1.75, edges: [2, 62] }, () => readShapes(`parties/${party}.svg`)),
  outline,
});

export const person = { ...partyDrawing('operator', 4), imagePath: generatedPath('person') };
