import type { MachineSlug } from './site-path';

/** The machine at the top of a page, a red and a blue card, or the upper part of a daily check sheet. */
export type HeroDrawing = MachineSlug | 'cards' | 'sheet';
