import { machineSizes, type MachineSize } from '@/content/machine-sizes';
import { services } from '@/content/services';
import type { ServiceSlug } from '@/content/site-path';
import { readDrawing } from './drawings';
import { palette } from './palette';
import type { Palette } from './read-palette';

/** The y coordinate of the ground line in every machine drawing. */
const groundY = 184;

/**
 * Line widths in metres. Drawings of large and small machines have the same line width, because they share one scale.
 */
const strokeWidths = { outline: 0.066, detail: 0.04 } as const;

/** A drawing scaled to real-world size: one em is one metre. */
export type ScaledDrawing = {
  readonly viewBox: string;
  /** Metres. */
  readonly width: number;
  readonly height: number;
  /** The stroke width of outlines, in the drawing's own units. */
  readonly outline: number;
  readonly shapes: string;
};

/** The palette with yellow parts in `currentColor`, so that CSS can paint them white on yellow backgrounds. */
const repaintable: Palette = { ...palette, 'plant-bright': 'currentColor' };

/** Returns the shapes of a drawing, without the svg element, the title and the ground line. */
const shapesOf = (file: string, colours: Palette) =>
  readDrawing(file, colours)
    .replaceAll(/<\/?svg[^>]*>|<title>[^<]*<\/title>|<path [^>]*d="M4 184H316"\/>|\n/g, '')
    .trim();

const rounded = (value: number) => Number(value.toFixed(1));

/**
 * Scales a drawing from `content/drawings` to real-world size.
 *
 * @param file - A drawing whose ground line is at y = 184.
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

export type FleetMachine = ScaledDrawing &
  Pick<(typeof services.entries)[number], 'slug' | 'path' | 'machine' | 'drawing'>;

/** Compares two machines by height, then by length. */
const bySize = (one: MachineSize, other: MachineSize) =>
  one.height - other.height || one.length - other.length;

/** All machines, sorted from small to large. */
export const fleet: readonly FleetMachine[] = services.entries
  .toSorted((one, other) => bySize(machineSizes[one.slug], machineSizes[other.slug]))
  .map(({ slug, path, machine, drawing }) => ({
    slug,
    path,
    machine,
    drawing,
    ...scaledDrawing(`machines/${drawing}.svg`, machineSizes[slug], repaintable),
  }));

/** The person drawn next to machines to show their scale. */
export const person = scaledDrawing('fleet/person.svg', { length: 0.52, height: 1.75, drawn: [6, 58] });

/** Returns the scaled drawing of a service's machine. */
export const fleetMachine = (slug: ServiceSlug) => fleet.find((machine) => machine.slug === slug)!;

/** Distance in SVG units between two machines in the sprite. */
const spriteSpacing = 400;

/**
 * Margin in metres around each machine in the sprite, because outlines extend beyond the machine's size. fleet.css uses
 * the same value.
 */
const margin = 0.2;

/**
 * Colour variants of each machine in the sprite, with the suffix of their view ids. The white variant is for yellow
 * backgrounds.
 */
const spriteVariants = [
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

/** An SVG sprite with all machines in all colour variants. An `img` selects a machine with a URL fragment. */
export const fleetSprite = `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="${palette.ink}" stroke-linecap="round" stroke-linejoin="round">${fleet
  .flatMap((machine, row) => {
    const { drawing, outline, shapes } = machine;
    const drawn = `<g id="shapes-${drawing}" data-machine="${drawing}" stroke-width="${outline}">${shapes}</g>`;
    return spriteVariants.map(
      ({ paint, suffix }, column) =>
        `${spriteView(machine, row, column, suffix)}<g color="${paint}" transform="translate(${column * spriteSpacing} ${row * spriteSpacing})">${column === 0 ? drawn : `<use href="#shapes-${drawing}"/>`}</g>`,
    );
  })
  .join('')}</svg>`;
