import type { MachineSlug } from './site-path';

/** The machine at the top of a page, or two machines with their tickets. */
export type PagePicture = MachineSlug | 'tickets';
