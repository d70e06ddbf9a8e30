import type { TicketChart, TicketGroup } from '@/content/tickets/tickets.ts';
import { svgFile } from '@/lib/images/svg-elements.ts';
import { drawColumns } from './draw-columns.ts';
import { drawScale } from './draw-scale.ts';
import { ticketLabel } from './plates.ts';
import { chartMargin, isNarrow, splitsOf } from './weight-scale.ts';

/**
 * Widths in SVG units. On phones, one unit of a narrow chart is one pixel. On desktops, a wide chart
 * is enlarged by a quarter.
 */
export const ticketChartWidths = { narrow: 360, wide: 760 } as const;

/** Room for booms that are taller than their drawing. */
const topMargin = 8;

const haveSharedTicket = ([first, ...others]: readonly TicketGroup[]) =>
  first?.tickets
    .map(ticketLabel)
    .some((label) => others.every(({ tickets }) => tickets.map(ticketLabel).includes(label)));

/** Three groups with the same ticket are in one row, because they share its plate. */
const columnsInNarrowRow = (groups: readonly TicketGroup[]) =>
  groups.length >= 3 && haveSharedTicket(groups.slice(0, 3)) ? 3 : 2;

const columnsInWideRow = (count: number) => {
  if (count <= 5) return count;
  return count % 4 === 0 || count > 6 ? 4 : 3;
};

/**
 * Splits the groups of a chart into those drawn on a weight scale and all others. There is no scale if the chart has no
 * `measure`, or neither limits nor machine sizes.
 */
export const drawnGroups = (chart: TicketChart) => {
  const { measure, groups, sizes } = chart;
  const hasScale = measure !== undefined && (sizes !== undefined || splitsOf(chart).length > 0);
  const onScale = groups.filter(({ withoutScale }) => hasScale && !withoutScale);
  return { onScale, byType: groups.filter((group) => !onScale.includes(group)) };
};

/**
 * Coordinates are in SVG units from the top left corner. Each part is drawn from the y coordinate `top`, and `bottom` is
 * where the next part starts.
 */
export const drawTicketChart = (chart: TicketChart, width: number) => {
  const { onScale, byType } = drawnGroups(chart);
  const scale = onScale.length > 0 ? drawScale(chart, onScale, width) : undefined;
  let y = scale?.bottom ?? topMargin;
  let markup = scale?.markup ?? '';
  if (scale && byType.length > 0) y += 16;
  const wideColumns = columnsInWideRow(byType.length);
  let remaining = byType;
  while (remaining.length > 0) {
    const columns = isNarrow(width) ? columnsInNarrowRow(remaining) : wideColumns;
    const row = remaining.slice(0, columns);
    remaining = remaining.slice(columns);
    // The last row fills the width, unless a wide chart has one group in it.
    const columnCount = row.length === 1 && !isNarrow(width) ? columns : row.length;
    const columnsDrawing = drawColumns(row, columnCount, chartMargin, width, y);
    markup += columnsDrawing.markup;
    y = columnsDrawing.bottom;
  }
  const height = Math.ceil(y);
  return { width, height, svg: svgFile(width, height, markup) };
};
