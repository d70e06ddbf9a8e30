import type { TicketIcon } from '@/content/tickets/tickets.ts';
import { machineDrawingSize, machineShapes, readShapes } from '@/lib/drawings/machine-shapes.ts';

/** In SVG units, from the top left corner. The icons face left, and `ground` is the y coordinate of their ground line. */
export const ticketIconSize = { width: 96, height: 60, ground: 56 } as const;

/** Icons that are a drawing of `content/drawings/machines`, at this scale. */
const machineIcons: Partial<
  Readonly<
    Record<TicketIcon, { readonly drawingFile: string; readonly scale: number; readonly lineWidth?: number }>
  >
> = {
  'front-tipper': { drawingFile: 'dumper', scale: 0.33 },
  'mini-dumper': { drawingFile: 'dumper', scale: 0.1, lineWidth: 7 },
  'articulated-truck': { drawingFile: 'articulated-truck', scale: 0.3 },
  'rigid-truck': { drawingFile: 'rigid-truck', scale: 0.3 },
  counterbalance: { drawingFile: 'forklift', scale: 0.3 },
  'wheeled-shovel': { drawingFile: 'loading-shovel', scale: 0.31 },
  'material-handler': { drawingFile: 'grab', scale: 0.31 },
  'skid-steer': { drawingFile: 'skid-steer', scale: 0.33 },
};

/** The SVG shapes of an icon. Those that aren't machines are in `content/drawings/tickets`. */
export const ticketIconShapes = (icon: TicketIcon): string => {
  const machine = machineIcons[icon];
  if (!machine) return readShapes(`tickets/${icon}.svg`);
  const { drawingFile, scale, lineWidth = 4.5 } = machine;
  const left = (ticketIconSize.width - machineDrawingSize.width * scale) / 2;
  const top = ticketIconSize.ground - machineDrawingSize.ground * scale;
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale})" stroke-width="${lineWidth}">${machineShapes(drawingFile)}</g>`;
};
