import type { DrawnMachine } from '@/content/drawings/machine-sizes.ts';
import { readDrawing, readMarkedDrawing, withoutMarks } from '@/lib/images/read-drawing.ts';

/** In the units of machine drawings, from the top left corner. `ground` is the y coordinate of the ground line. */
export const machineDrawingSize = { width: 320, height: 200, ground: 184 } as const;

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

type Options = {
  readonly colours?: Readonly<Record<string, string>>;
  /** Replaces the width of thin lines. */
  readonly detailWidth?: number;
};

/** The name of the machine's drawing in `content/drawings/machines`, without `.svg`. */
export const drawingName = (machine: DrawnMachine) => machine.replace(/-operators$/, '');

/** Returns a machine's shapes without the line of the ground. */
export const machineShapes = (machine: DrawnMachine, { colours, detailWidth }: Options = {}) => {
  const file = `machines/${drawingName(machine)}.svg`;
  const shapes = replaceMarked(shapesIn(readMarkedDrawing(file, colours)), 'ground', () => '', file);
  const widened = (tag: string) => tag.replace(/stroke-width="[^"]*"/, `stroke-width="${detailWidth}"`);
  return withoutMarks(detailWidth === undefined ? shapes : replaceMarked(shapes, 'detail', widened, file));
};
