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
