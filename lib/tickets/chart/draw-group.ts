import { byScheme, categoryLimits } from '@/content/tickets/categories.ts';
import type { Ticket, TicketGroup } from '@/content/tickets/tickets.ts';
import { svgScaled, svgText } from '@/lib/images/svg-elements.ts';
import { drawPlate, noneKnownPlate, platesOf, plateStep, typeSize } from './plates.ts';
import { ticketDrawingShapes, ticketDrawingSize } from './ticket-drawings.ts';
import type { Scale } from './weight-scale.ts';

const limitsOf = ({ code }: Ticket) => ({ from: 0, to: Infinity, ...categoryLimits[code] });

/** Tickets whose bars don't overlap are in one row. */
const packIntoRows = (tickets: readonly Ticket[]) => {
  const rows: Ticket[][] = [];
  for (const ticket of tickets) {
    const { from, to } = limitsOf(ticket);
    const free = rows.find((row) =>
      row.every((other) => from >= limitsOf(other).to || to <= limitsOf(other).from),
    );
    if (free) free.push(ticket);
    else rows.push([ticket]);
  }
  return rows;
};

/** Below the top of the group, but `gap` is below the group. */
const groupPlaces = { name: 15, bars: 22, drawing: 10, drawingEnd: 62, gap: 8 } as const;

/** The name of a group above the bars of its tickets, each as long as its range of weights. */
export const drawGroup = (
  { name, drawing, tickets }: TicketGroup,
  { left, right, x, hasDrawings }: Scale,
  top: number,
) => {
  const rows = [
    ...packIntoRows(tickets).map((row) => {
      const ends = row.map(limitsOf).map(({ from, to }) => ({ from: x(from), room: x(to) - x(from) }));
      const plates = platesOf(
        row,
        ends.map(({ room }) => room),
      );
      return ends.map((end, index) => ({ ...end, plate: plates[index]! }));
    }),
    ...byScheme(tickets)
      .filter(({ items }) => items.length === 0)
      .map(({ scheme }) => [{ from: left, room: right - left, plate: noneKnownPlate(scheme) }]),
  ];
  const start = top + groupPlaces.bars;
  const bars = rows.flatMap((row, index) =>
    row.map(({ from, room, plate }) => drawPlate(from, start + index * plateStep, room, plate)),
  );
  const machine =
    drawing && hasDrawings
      ? svgScaled(
          2,
          top + groupPlaces.drawing,
          0.8,
          ticketDrawingSize.lineWidth,
          `<path stroke-width="1.2" d="M0 ${ticketDrawingSize.ground}H98"/>${ticketDrawingShapes(drawing)}`,
        )
      : '';
  return {
    markup:
      machine +
      svgText(left, top + groupPlaces.name, name, { size: typeSize, room: right - left }) +
      bars.join(''),
    bottom:
      Math.max(start + rows.length * plateStep, machine ? top + groupPlaces.drawingEnd : 0) + groupPlaces.gap,
  };
};
