import type { PageFields } from '../page-fields';
import type { TownGroup } from '../pages/locations';
import type { MachineWork, Text } from '../section';

/** A town and the page about hiring operators there. Its h1 follows from the name. */
export type Location = Omit<PageFields, 'heading'> & {
  /** The group in the list of towns. */
  readonly group: TownGroup;
  /** County or council area as one writes it: `Dudley borough, West Midlands`. */
  readonly area: string;
  /** Main roads in, most used first: `M5 junction 3`, `A456`. */
  readonly roads: readonly string[];
  /** What is true of this town alone and matters to whoever drives plant to it or on it. First of what the page says about the place. */
  readonly knowFirst: { readonly heading: string; readonly text: Text };
  /** The machines its kinds of site use: what for, and the ticket to ask for. */
  readonly machines: readonly MachineWork[];
  /** Town centre, degrees north and east, two decimals. */
  readonly latitude: number;
  readonly longitude: number;
};
