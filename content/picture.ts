import type { MachineDrawing } from './services/service';

/** The drawing next to the heading of a guide or a sector: a machine, or several machines with their tickets. */
export type Picture = MachineDrawing | 'tickets';
