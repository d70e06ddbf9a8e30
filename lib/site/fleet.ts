import { machineSizes, type MachineSize } from '@/content/machine-sizes';
import { services } from '@/content/services';
import type { ServiceSlug } from '@/content/site-path';
import { readDrawing } from './drawings';
import { palette } from './palette';

/** The ground line of a drawing of a machine, in its units. */
const groundY = 184;

/** Widths of lines in metres at the fleet's scale, so that small and large machines have lines of one width. */
const strokeWidths = { outline: 0.066, detail: 0.04 } as const;

/** A drawing at the fleet's scale. One em is one metre. */
export type ScaledDrawing = {
  readonly viewBox: string;
  /** Metres. */
  readonly width: number;
  readonly height: number;
  /** Units of the drawing. */
  readonly outline: number;
  readonly shapes: string;
};

/** The shapes of a drawing without its frame, its title and its ground line. */
const shapesOf = (file: string) =>
  readDrawing(file)
    .replaceAll(/<\/?svg[^>]*>|<title>[^<]*<\/title>|<path [^>]*d="M4 184H316"\/>|\n/g, '')
    .trim();

const rounded = (value: number) => Number(value.toFixed(1));

const scaled = (file: string, { length, height, drawn: [from, to] }: Omit<MachineSize, 'source'>) => {
  const perMetre = (to - from) / length;
  const top = groundY - height * perMetre;
  return {
    viewBox: [from, top, to - from, groundY - top].map(rounded).join(' '),
    width: length,
    height,
    outline: rounded(perMetre * strokeWidths.outline),
    shapes: shapesOf(file).replaceAll(
      'stroke-width="1.5"',
      `stroke-width="${rounded(perMetre * strokeWidths.detail)}"`,
    ),
  };
};

/** A machine of the fleet. */
type FleetMachine = ScaledDrawing &
  Pick<(typeof services.entries)[number], 'slug' | 'path' | 'machine' | 'drawing'>;

/** By height, then by length. */
const bySize = (one: MachineSize, other: MachineSize) =>
  one.height - other.height || one.length - other.length;

/** Every machine, small to large. */
export const fleet: readonly FleetMachine[] = services.entries
  .toSorted((one, other) => bySize(machineSizes[one.slug], machineSizes[other.slug]))
  .map(({ slug, path, machine, drawing }) => ({
    slug,
    path,
    machine,
    drawing,
    ...scaled(`machines/${drawing}.svg`, machineSizes[slug]),
  }));

/** The operator drawn beside the machines. */
export const person = scaled('fleet/person.svg', { length: 0.52, height: 1.75, drawn: [6, 58] });

/** A machine and its neighbours in size; the smallest and the largest have one. */
export const neighboursOf = (slug: ServiceSlug) => {
  const at = fleet.findIndex((machine) => machine.slug === slug);
  return { smaller: fleet[at - 1], machine: fleet[at]!, larger: fleet[at + 1] };
};

/** Units between two machines of the sprite, from ground line to ground line. */
const spriteSpacing = 400;

/** Metres beside and above a machine of the sprite, as in fleet.css: its lines end outside its size. */
const margin = 0.2;

const spriteView = ({ drawing, viewBox, width }: FleetMachine, index: number) => {
  const [left = 0, top = 0, wide = 0, high = 0] = viewBox.split(' ').map(Number);
  const around = (margin * wide) / width;
  const box = [left - around, top + index * spriteSpacing - around, wide + 2 * around, high + around];
  return `<view id="${drawing}" viewBox="${box.map(rounded).join(' ')}"/>`;
};

/** Every machine in one file, each with a view by the name of its drawing, for an image to show. */
export const fleetSprite = `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="${palette.ink}" stroke-linecap="round" stroke-linejoin="round">${fleet
  .map(
    (machine, index) =>
      `${spriteView(machine, index)}<g data-machine="${machine.drawing}" stroke-width="${machine.outline}" transform="translate(0 ${index * spriteSpacing})">${machine.shapes}</g>`,
  )
  .join('')}</svg>`;
