import type { TicketDrawing } from '@/content/tickets/tickets.ts';
import { machineDrawingSize, machineShapes, readShapes } from '@/lib/drawings/machine-shapes.ts';

/** In SVG units, from the top left corner. The drawings face left, and `ground` is the y coordinate of their ground line. */
export const ticketDrawingSize = { width: 96, height: 60, ground: 56, lineWidth: 1.8 } as const;

export const ticketDrawingShapes = (drawing: TicketDrawing): string => {
  if (typeof drawing === 'string') return readShapes(`tickets/${drawing}.svg`);
  const { machine, scale, lineWidth = 4.5 } = drawing;
  const left = (ticketDrawingSize.width - machineDrawingSize.width * scale) / 2;
  const top = ticketDrawingSize.ground - machineDrawingSize.ground * scale;
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale})" stroke-width="${lineWidth}">${machineShapes(machine)}</g>`;
};
