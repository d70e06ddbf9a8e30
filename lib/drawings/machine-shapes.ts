import type { DrawnMachine } from '@/content/drawings/machine-sizes.ts';
import { palette } from '@/lib/brand/palette.ts';
import type { Palette } from '@/lib/brand/read-palette.ts';
import { readDrawing, readMarkedDrawing, withoutMarks } from '@/lib/images/read-drawing.ts';

/** Brand-coloured parts are `currentColor`, so that CSS can paint them white on bright surfaces. */
const repaintable: Palette = { ...palette, 'brand-bright': 'currentColor' };

const shapesIn = (svg: string) => svg.replaceAll(/<\/?svg[^>]*>|<title>[^<]*<\/title>|\n/g, '').trim();

export const readShapes = (file: string) => shapesIn(readDrawing(file));

/** Replaces the tags with this class. Throws if there is none. */
export const replaceMarked = (
  svg: string,
  className: 'detail' | 'ground',
  replacement: (tag: string) => string,
  file: string,
) => {
  const tags = new RegExp(`<[^>]* class="${className}"[^>]*>`, 'g');
  if (svg.search(tags) === -1)
    throw new Error(
      `content/drawings/${file} has no element with class="${className}". Mark its lines (docs/adding-a-machine.md).`,
    );
  return svg.replaceAll(tags, replacement);
};

/** The name of the machine's drawing in `content/drawings/machines`, without `.svg`. */
export const drawingName = (machine: DrawnMachine) => machine.replace(/-operators$/, '');

/** Returns a machine's shapes without the line of the ground. `detailWidth` replaces the width of thin lines. */
export const machineShapes = (machine: DrawnMachine, detailWidth: number) => {
  const file = `machines/${drawingName(machine)}.svg`;
  const shapes = replaceMarked(shapesIn(readMarkedDrawing(file, repaintable)), 'ground', () => '', file);
  const widened = (tag: string) => tag.replace(/stroke-width="[^"]*"/, `stroke-width="${detailWidth}"`);
  return withoutMarks(replaceMarked(shapes, 'detail', widened, file));
};
