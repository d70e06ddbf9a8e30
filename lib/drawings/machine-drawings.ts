import {
  machinesWithoutPage,
  type DrawnMachine,
  type MachineSize,
  type MachineWithoutPage,
} from '@/content/drawings/machine-sizes.ts';
import type { Party } from '@/content/hiring/parties.ts';
import { machines, type MachineEntry } from '@/content/machines/index.ts';
import { machineTitle } from '@/content/machines/slugs.ts';
import type { MachineSlug } from '@/content/paths.ts';
import { palette } from '@/lib/brand/palette.ts';
import type { Palette } from '@/lib/brand/read-palette.ts';
import { drawingPath } from '@/lib/images/drawing-paths.ts';
import { machineDrawingSize, machineShapes, readShapes } from './machine-shapes.ts';
import { roundToTenths } from './measures.ts';

/** In metres, because machines of all sizes share one scale and need the same line widths. */
const strokeWidths = { outline: 0.066, detail: 0.04 } as const;

/** A drawing in real-world size. Components render one metre as one em. */
export type Drawing = {
  readonly viewBox: readonly [left: number, top: number, width: number, height: number];
  /** In metres. */
  readonly width: number;
  readonly height: number;
  /** In the drawing's own units. */
  readonly outline: number;
  readonly shapes: string;
};

/** Yellow parts are `currentColor`, so that CSS can paint them white on yellow backgrounds. */
const repaintable: Palette = { ...palette, 'brand-bright': 'currentColor' };

const unitsPerMetre = ({ length, edges: [from, to] }: Pick<MachineSize, 'length' | 'edges'>) =>
  (to - from) / length;

/** @param shapes - Their ground line is at the same height as that of machines. */
const drawingOfSize = (shapes: string, size: Pick<MachineSize, 'length' | 'height' | 'edges'>): Drawing => {
  const {
    length,
    height,
    edges: [from, to],
  } = size;
  const top = machineDrawingSize.ground - height * unitsPerMetre(size);
  return {
    viewBox: [
      from,
      roundToTenths(top),
      roundToTenths(to - from),
      roundToTenths(machineDrawingSize.ground - top),
    ],
    width: length,
    height,
    outline: roundToTenths(unitsPerMetre(size) * strokeWidths.outline),
    shapes,
  };
};

export type DrawingWithImage = Drawing & { readonly imagePath: string };

/** A drawing, and the way in which browsers get it. Screen readers ignore drawings without a description. */
export type SourcedDrawing =
  /** Inlined, for the first screen. */
  | { readonly source: 'inline'; readonly drawing: Drawing; readonly description?: string }
  /** An image, which loads when it approaches the viewport. */
  | { readonly source: 'image'; readonly drawing: DrawingWithImage }
  /** Shapes in one file, for lists of many machines: browsers would lay out each image as a separate document. */
  | { readonly source: 'shapes-file'; readonly drawing: MachinePageDrawing };

/** Its image is white where the drawing is yellow, for yellow backgrounds. */
export type MachineDrawing = DrawingWithImage & {
  /** The name of its file in `content/drawings/machines`, without `.svg`. */
  readonly file: string;
  /** The name of the machine. */
  readonly name: string;
};

export type MachinePageDrawing = MachineDrawing &
  Pick<MachineEntry, 'slug' | 'path' | 'lang'> & {
    /** Its shapes for `<use>`. The page chooses colour and line width. */
    readonly shapesHref: string;
  };

const machineDrawing = (file: string, name: string, size: MachineSize): MachineDrawing => ({
  file,
  name,
  imagePath: drawingPath('machines', `${file}-white`),
  ...drawingOfSize(
    machineShapes(file, {
      colours: repaintable,
      detailWidth: roundToTenths(unitsPerMetre(size) * strokeWidths.detail),
    }),
    size,
  ),
});

export const shapesPath = drawingPath('machines', 'shapes');

const bySize = (one: MachineSize, other: MachineSize) =>
  one.height - other.height || one.length - other.length;

export const pageDrawings: readonly MachinePageDrawing[] = machines.entries
  .toSorted((one, other) => bySize(one.size, other.size))
  .map(({ slug, path, lang, drawingFile, size }) => ({
    slug,
    path,
    ...(lang && { lang }),
    ...machineDrawing(drawingFile, machineTitle(slug), size),
    shapesHref: `${shapesPath}#${drawingFile}`,
  }));

const listedSlugs = new Set<MachineSlug>(machines.listed.map(({ slug }) => slug));

/** All machines but those with an unlisted page, from small to large. */
export const listedDrawings = pageDrawings.filter(({ slug }) => listedSlugs.has(slug));

/** The outline is thinner than that of machines, because it would cover the face. */
export const partyDrawing = (party: Party, outline: number): Drawing => ({
  ...drawingOfSize(readShapes(`parties/${party}.svg`), { length: 0.6, height: 1.75, edges: [2, 62] }),
  outline,
});

export const person: DrawingWithImage = {
  ...partyDrawing('operator', 4),
  imagePath: drawingPath('machines', 'person'),
};

const drawingsWithoutPage = (Object.keys(machinesWithoutPage) as readonly MachineWithoutPage[]).map((file) =>
  machineDrawing(file, machinesWithoutPage[file].name, machinesWithoutPage[file]),
);

export const machineDrawings: readonly MachineDrawing[] = [...pageDrawings, ...drawingsWithoutPage];

/** By the slug of the machine's page, or by the name of the drawing. */
const drawings = Object.fromEntries([
  ...pageDrawings.map((drawing) => [drawing.slug, drawing]),
  ...drawingsWithoutPage.map((drawing) => [drawing.file, drawing]),
]) as Readonly<Record<MachineSlug, MachinePageDrawing> & Record<MachineWithoutPage, MachineDrawing>>;

export const drawingOf = <Machine extends DrawnMachine>(machine: Machine) => drawings[machine];
