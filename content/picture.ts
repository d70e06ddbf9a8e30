import type { MachineDrawing } from './services/service';

/** The drawing beside the heading of a guide or a sector: a machine, or machines with their tickets. */
export type Picture = MachineDrawing | 'tickets';
