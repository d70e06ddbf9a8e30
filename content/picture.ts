import type { MachineDrawing } from './services/service';

/** The drawing beside the heading of a guide or a sector: a machine, or the sample card. */
export type Picture = MachineDrawing | 'card';
