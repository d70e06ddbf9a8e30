import { ticketWords } from '@/content/ticket-words';
import type { TicketChart } from '@/content/tickets';
import { svgFile, text } from './svg';
import { drawGroup } from './ticket-group';
import { drawScale, edge, typeSize } from './ticket-scale';

/** An SVG document and its size in its own units. */
export type Drawn = { readonly svg: string; readonly width: number; readonly height: number };

/** Widths to draw for, in units: a phone's column in pixels, and the column of text on a wide screen at four fifths of its size. */
export const ticketWidths = { narrow: 360, wide: 600 } as const;

const pictureWidth = 84;

/** The width from which machines without a scale are in two columns. */
const twoColumns = 500;

/** The groups on the scale, then those by type. On a phone, with a scale, the table alone has the latter. */
export const drawnGroups = ({ measure, groups }: TicketChart, width: number) => {
  const onScale = groups.filter(({ offScale }) => measure && !offScale);
  const others = groups.filter((group) => !onScale.includes(group));
  return { onScale, byType: measure && width < twoColumns ? [] : others };
};

/** Draws which ticket is for which machine. The words are the same as in the table beside it. */
export const drawTickets = (slug: string, chart: TicketChart, width: number): Drawn => {
  const left = chart.groups.some(({ picture }) => picture) ? pictureWidth + edge : edge;
  const layout = { chart, width, left };
  const scale = chart.measure ? drawScale(slug, layout) : undefined;
  let y = scale?.bottom ?? 0;
  let markup = scale?.markup ?? '';
  const { onScale, byType } = drawnGroups(chart, width);
  for (const group of onScale) {
    const drawn = drawGroup(group, layout, y);
    markup += drawn.markup;
    y = drawn.bottom;
  }
  if (scale && byType.length > 0) {
    markup += `<path stroke-width="2" d="M${edge} ${y}H${width - edge}"/>${text(edge, y + 20, ticketWords.byType, typeSize)}`;
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
  return { width, height, svg: svgFile(width, height, markup) };
};
