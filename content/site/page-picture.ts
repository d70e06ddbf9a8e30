import type { MachineSlug } from './site-path';

/** The machine at the top of a page, or a red and a blue card. */
export type PagePicture = MachineSlug | 'cards';
