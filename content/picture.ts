import type { MachineDrawing } from './services/service';

/** What is drawn beside the heading of a guide or a sector: a machine, or the example of a card. */
export type Picture = MachineDrawing | 'card';
