import type { PageFields } from '../page-fields';
import type { TownGroup } from '../pages/locations';
import type { MachineWork, Text } from '../section';

/** A town and its page. The h1 is derived from the name. */
export type Location = Omit<PageFields, 'heading'> & {
  /** The group in the list of towns. */
  readonly group: TownGroup;
  /** County or council area as printed: `Dudley borough, West Midlands`. */
  readonly area: string;
  /** Main roads into town, busiest first: `M5 junction 3`, `A456`. */
  readonly roads: readonly string[];
  /** Information for plant drivers that is specific to this town. It is the first of the local sections. */
  readonly knowFirst: { readonly heading: string; readonly text: Text };
  /** Typical machines on sites in this town, with their work and tickets. */
  readonly machines: readonly MachineWork[];
  /** Town centre, degrees north and east, two decimals. */
  readonly latitude: number;
  readonly longitude: number;
};
