import { categoryLimits } from '@/content/tickets/categories.ts';
import { type Ticket, type TicketGroup } from '@/content/tickets/tickets.ts';
import { palette } from '@/lib/brand/palette.ts';
import { dashAttribute, svgText } from '../svg-elements.ts';
import { backgroundOf, drawPlate, missingSchemes, plateLabels, plateStep } from './draw-columns.ts';
import { scaleOf, typeSize, type ChartLayout } from './draw-scale.ts';
import { ticketIconShapes, ticketIconSize } from './ticket-icons.ts';

const limitsOf = ({ code }: Ticket, top: number) => {
  const { from = 0, to = top } = categoryLimits[code] ?? {};
  return { from, to };
};

const packIntoRows = (tickets: readonly Ticket[], top: number) => {
  const rows: Ticket[][] = [];
  for (const ticket of tickets) {
    const { from, to } = limitsOf(ticket, top);
    const free = rows.find((row) =>
      row.every((other) => from >= limitsOf(other, top).to || to <= limitsOf(other, top).from),
    );
    if (free) free.push(ticket);
    else rows.push([ticket]);
  }
  return rows;
};

const drawBars = (tickets: readonly Ticket[], x: (tonnes: number) => number, top: number, y: number) => {
  const ends = tickets
    .map((ticket) => limitsOf(ticket, top))
    .map(({ from, to }) => [x(from), x(to)] as const);
  const words = plateLabels(
    tickets,
    ends.map(([from, to]) => to - from),
  );
  return tickets
    .map((ticket, index) => {
      const [from, to] = ends[index] ?? [0, 0];
      return drawPlate(from, y, to - from, words[index] ?? '', backgroundOf(ticket));
    })
    .join('');
};

export const drawGroup = (group: TicketGroup, layout: ChartLayout, top: number) => {
  const { chart, left } = layout;
  const x = scaleOf(layout);
  const end = chart.top ?? chart.served?.to ?? 1;
  const start = top + 22;
  const rows = packIntoRows(group.tickets, end);
  const bars = [
    ...rows.map((tickets, index) => drawBars(tickets, x, end, start + index * plateStep)),
    ...missingSchemes(group).map((words, index) =>
      drawPlate(
        left,
        start + (rows.length + index) * plateStep,
        x(end) - left,
        words,
        palette.white,
        dashAttribute,
      ),
    ),
  ];
  const bottom = start + bars.length * plateStep;
  const hasIcon = group.icon !== undefined && left > layout.margin;
  const icon =
    group.icon && hasIcon
      ? `<g transform="translate(2 ${top + 10}) scale(.8)" stroke-width="1.8" fill="none"><path stroke-width="1.2" d="M0 ${ticketIconSize.ground}H98"/>${ticketIconShapes(group.icon)}</g>`
      : '';
  return {
    markup:
      icon + svgText(left, top + 15, group.name, { size: typeSize, room: x(end) - left }) + bars.join(''),
    bottom: Math.max(bottom, hasIcon ? top + 62 : 0) + 8,
  };
};
