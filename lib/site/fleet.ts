import { machineSizes, type MachineSize } from '@/content/machine-sizes';
import { services } from '@/content/services';
import type { ServiceSlug } from '@/content/site-path';
import { readDrawing } from './drawings';

/** Where the ground is in a drawing of a machine, in its units. */
const ground = 184;

/** Widths of lines in metres at the fleet's scale, so that small and large machines are drawn with one pen. */
const pen = { outline: 0.066, detail: 0.04 } as const;

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
  const top = ground - height * perMetre;
  return {
    viewBox: [from, top, to - from, ground - top].map(rounded).join(' '),
    width: length,
    height,
    outline: rounded(perMetre * pen.outline),
    shapes: shapesOf(file).replaceAll(
      'stroke-width="1.5"',
      `stroke-width="${rounded(perMetre * pen.detail)}"`,
    ),
  };
};

/** A machine of the fleet. */
type FleetMachine = ScaledDrawing &
  Pick<(typeof services.entries)[number], 'slug' | 'path' | 'machine' | 'drawing'>;

/** Lowest first; of two that are as high, the shorter. */
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

/** Who stands beside the machines. */
export const person = scaled('fleet/person.svg', { length: 0.52, height: 1.75, drawn: [6, 58] });

/** A machine and its neighbours in size; the smallest and the largest have one. */
export const neighboursOf = (slug: ServiceSlug) => {
  const at = fleet.findIndex((machine) => machine.slug === slug);
  return { smaller: fleet[at - 1], machine: fleet[at]!, larger: fleet[at + 1] };
};

/** Every machine in one file, each by the name of its drawing. A page shows one with `<use>` and sets its outline. */
export const fleetSprite = `<svg xmlns="http://www.w3.org/2000/svg">${fleet
  .map(({ drawing, shapes }) => `<g id="${drawing}">${shapes}</g>`)
  .join('')}</svg>`;
