import type { Pictogram } from './pictogram';
import type { LocationSlug, ServiceSlug } from './site-path';

/**
 * What a share image draws beside the title: a machine’s card, the example of a profile, the map (around a town, or all of it), or
 * a pictogram.
 */
export type ShareMotif =
  | { readonly kind: 'machine'; readonly service: ServiceSlug }
  | { readonly kind: 'card' }
  | { readonly kind: 'map'; readonly town?: LocationSlug }
  | { readonly kind: 'pictogram'; readonly name: Pictogram };

/** What the picture shows, after the name of the page, for readers who don't see it. */
export const motifWords = {
  machine: (machine: string) => `side view of a ${machine}`,
  town: 'map of the town and its neighbours',
  towns: 'map of the towns',
  card: 'an example of a card that was checked',
} as const;
