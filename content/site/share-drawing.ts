import type { IconName } from './icon';
import type { TownSlug, MachineSlug } from './site-path';

export type ShareDrawing =
  | { readonly kind: 'machine'; readonly machine: MachineSlug }
  | { readonly kind: 'card' }
  | { readonly kind: 'map'; readonly town?: TownSlug }
  | { readonly kind: 'icon'; readonly name: IconName };

/** Parts of the share image's alt text, after the name of the page. */
export const shareDrawingText = {
  machine: (machine: string) => `side view of a ${machine}`,
  town: 'map of the town and its neighbours',
  towns: 'map of the towns',
  card: 'an example of a card that was checked',
} as const;
