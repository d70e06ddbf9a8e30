import type { TicketChart } from '@/content/tickets';
import { svgFile, text } from './svg';
import { drawGroup } from './ticket-group';
import { drawScale, edge, typeSize } from './ticket-scale';

/** An SVG document and its size in its own units. */
export type Drawn = { readonly svg: string; readonly width: number; readonly height: number };

/** `scaleHeight` ends where machines without a scale begin; all of the height where there are none or nothing else. */
export type DrawnTickets = Drawn & { readonly scaleHeight: number };

/** Widths to draw for, in units: a phone's column in pixels, and the column of text on a wide screen at four fifths of its size. */
export const ticketWidths = { narrow: 360, wide: 600 } as const;

const pictureWidth = 84;

/** From this width on machines without a scale are in two columns. */
const twoColumns = 500;

/** Draws which ticket is for which machine. The words are the same as in the table beside it. */
export const drawTickets = (slug: string, chart: TicketChart, width: number): DrawnTickets => {
  const left = chart.groups.some(({ picture }) => picture) ? pictureWidth + edge : edge;
  const layout = { chart, width, left };
  const scale = chart.measure ? drawScale(slug, layout) : undefined;
  let y = scale?.bottom ?? 0;
  let markup = scale?.markup ?? '';
  const onScale = chart.groups.filter(({ offScale }) => scale && !offScale);
  for (const group of onScale) {
    const drawn = drawGroup(group, layout, y);
    markup += drawn.markup;
    y = drawn.bottom;
  }
  const byType = chart.groups.filter((group) => !onScale.includes(group));
  const scaleEnd = y;
  if (scale && byType.length > 0) {
    markup += `<path stroke-width="2" d="M${edge} ${y}H${width - edge}"/>${text(edge, y + 20, 'By type of machine', typeSize)}`;
    y += 30;
  }
  const columns = width < twoColumns ? 1 : 2;
  const column = { ...layout, width: width / columns };
  for (let first = 0; first < byType.length; first += columns) {
    const row = byType.slice(first, first + columns).map((group) => drawGroup(group, column, y));
    markup += row
      .map((drawn, index) => `<g transform="translate(${index * column.width})">${drawn.markup}</g>`)
      .join('');
    y = Math.max(...row.map(({ bottom }) => bottom));
  }
  const height = Math.ceil(y);
  const scaleHeight = scale ? Math.ceil(scaleEnd) : height;
  return { width, height, scaleHeight, svg: svgFile(width, height, markup) };
};
