import { machineSizes, type MachineSize } from '@/content/machine-sizes';
import { services } from '@/content/services';
import type { ServiceSlug } from '@/content/site-path';
import { readDrawing } from './drawings';
import { palette } from './palette';
import type { Palette } from './read-palette';

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

/** Paint that follows the `color` of its surroundings: yellow on white, white on yellow. */
const repaintable: Palette = { ...palette, 'plant-bright': 'currentColor' };

/** The shapes of a drawing without its frame, its title and its ground line. */
const shapesOf = (file: string, colours: Palette) =>
  readDrawing(file, colours)
    .replaceAll(/<\/?svg[^>]*>|<title>[^<]*<\/title>|<path [^>]*d="M4 184H316"\/>|\n/g, '')
    .trim();

const rounded = (value: number) => Number(value.toFixed(1));

/**
 * A drawing of `content/drawings` at the fleet's scale.
 *
 * @param file - Its ground line is at 184 units.
 */
export const scaledDrawing = (
  file: string,
  { length, height, drawn: [from, to] }: Omit<MachineSize, 'source'>,
  colours: Palette = palette,
): ScaledDrawing => {
  const perMetre = (to - from) / length;
  const top = groundY - height * perMetre;
  return {
    viewBox: [from, top, to - from, groundY - top].map(rounded).join(' '),
    width: length,
    height,
    outline: rounded(perMetre * strokeWidths.outline),
    shapes: shapesOf(file, colours).replaceAll(
      'stroke-width="1.5"',
      `stroke-width="${rounded(perMetre * strokeWidths.detail)}"`,
    ),
  };
};

/** A machine of the fleet. */
export type FleetMachine = ScaledDrawing &
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
    ...scaledDrawing(`machines/${drawing}.svg`, machineSizes[slug], repaintable),
  }));

/** The operator drawn beside the machines. */
export const person = scaledDrawing('fleet/person.svg', { length: 0.52, height: 1.75, drawn: [6, 58] });

/** The machine of a service, at the fleet's scale. */
export const fleetMachine = (slug: ServiceSlug) => fleet.find((machine) => machine.slug === slug)!;

/** Units between two machines of the sprite, from ground line to ground line. */
const spriteSpacing = 400;

/** Metres beside and above a machine of the sprite, as in fleet.css: its lines end outside its size. */
const margin = 0.2;

/** Looks of a machine in the sprite: its paint, and how its view is named. The white ones are for yellow bands. */
const spriteLooks = [
  { paint: palette['plant-bright'], suffix: '' },
  { paint: palette.white, suffix: '-white' },
] as const;

const spriteView = (
  { drawing, viewBox, width }: FleetMachine,
  row: number,
  column: number,
  suffix: string,
) => {
  const [left = 0, top = 0, wide = 0, high = 0] = viewBox.split(' ').map(Number);
  const around = (margin * wide) / width;
  const box = [
    left - around + column * spriteSpacing,
    top - around + row * spriteSpacing,
    wide + 2 * around,
    high + around,
  ];
  return `<view id="${drawing}${suffix}" viewBox="${box.map(rounded).join(' ')}"/>`;
};

/** Every machine in one file, in each look, with a view for an image to show. */
export const fleetSprite = `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="${palette.ink}" stroke-linecap="round" stroke-linejoin="round">${fleet
  .flatMap((machine, row) => {
    const { drawing, outline, shapes } = machine;
    const drawn = `<g id="shapes-${drawing}" data-machine="${drawing}" stroke-width="${outline}">${shapes}</g>`;
    return spriteLooks.map(
      ({ paint, suffix }, column) =>
        `${spriteView(machine, row, column, suffix)}<g color="${paint}" transform="translate(${column * spriteSpacing} ${row * spriteSpacing})">${column === 0 ? drawn : `<use href="#shapes-${drawing}"/>`}</g>`,
    );
  })
  .join('')}</svg>`;
