import type { MachineDrawing } from './services/service';

export type Picture = MachineDrawing | 'tickets';
