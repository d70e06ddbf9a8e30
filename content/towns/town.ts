import type { Region } from '../company.ts';
import type { FamilyPageFields } from '../model/page.ts';
import type { MachineListItem, Photo } from '../model/section-parts.ts';
import type { Sections } from '../model/section.ts';
import type { Text } from '../model/text.ts';
import type { TicketKey } from '../tickets/usual-tickets.ts';
import type { TownGroup } from './list-page.ts';

/** The preferred place of a town's name on maps, seen from its dot. If there is no room, the map uses another. */
export type LabelSide =
  'right' | 'left' | 'above' | 'below' | 'above-right' | 'above-left' | 'below-right' | 'below-left';

export type Town = Omit<FamilyPageFields, 'heading' | 'sections'> & {
  readonly group: TownGroup;
  /** A photo below the buttons at the top of the page. */
  readonly heroPhoto?: Photo;
  /**
   * The county or council area, as shown on pages: `Dudley borough, West Midlands`. It must end with a region or county
   * that the company covers (content/company.ts).
   */
  readonly area: `${string}${Region}`;
  /**
   * The slug of the town whose roads, ground and position this entry states. If you rename the page, correct these facts
   * and then this field: `npm run check:launch` compares it with the slug.
   */
  readonly factsOf?: string;
  /** The main roads into the town, busiest first: `M5 junction 3`, `A456`. The list of towns shows the first three. */
  readonly roads: readonly string[];
  /** Information about this town for plant operators. It is shown before the local sections. */
  readonly knowFirst: { readonly heading: string; readonly text: Text };
  /** The typical machines on sites in this town, with their work and tickets. */
  readonly machines: readonly (Omit<MachineListItem, 'lines'> & {
    readonly work: Text;
    readonly ticket: TicketKey;
  })[];
  /** The town centre in degrees north and east, with two decimals. */
  readonly latitude: number;
  readonly longitude: number;
  readonly labelSide: LabelSide;
  /** The end of the page's body, below the sections that all towns have (shared-sections.ts). */
  readonly localSections: Sections;
};

/** Texts of the road sign at the top of a town page. */
export const townSignText = {
  /** Above the name of the town, as part of the main heading. */
  operators: 'Mobile Plant Operators',
  miles: (name: string) => `Miles from ${name}, as the crow flies`,
  /** Follows the number of miles, such as `miles north`. */
  away: (miles: number, direction: string) => `${miles === 1 ? 'mile' : 'miles'} ${direction}`,
  roads: 'Roads in',
} as const;
