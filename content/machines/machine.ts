import type { MachineSize } from '../drawings/machine-sizes.ts';
import type { FamilyPageFields } from '../model/page.ts';
import type { Photo } from '../model/section-parts.ts';
import type { CategoryCode } from '../tickets/categories.ts';
import type { MachineVariant } from '../tickets/tickets.ts';
import type { MachineGroup } from './list-page.ts';

export type Machine = FamilyPageFields & {
  /** The browser title without the company's name: common search terms, at most 50 characters. */
  readonly title: string;
  /** The answer to the visitor's question, in large type above the intro. */
  readonly opening: string;
  /** A sentence for the machine's tile. */
  readonly summary: string;
  /** The size of the machine in its drawing. */
  readonly size: MachineSize;
  readonly group: MachineGroup;
  /** A photo below the buttons at the top of the page. */
  readonly heroPhoto?: Photo;
  /** The usual tickets in one line, for lists of machines. */
  readonly ticketLine: string;
  /** The answers of the ticket finder: every variant of the machine, with the tickets that it needs. */
  readonly variants: readonly MachineVariant[];
  /** Facts in a row below the main heading. */
  readonly facts: {
    /** The weight or capacity range. */
    readonly range: string;
    /** The usual hire periods in a few words. */
    readonly hire: string;
    /** The usual categories, most important first, if not all of `variants` are usual. */
    readonly categories?: readonly CategoryCode[];
    /** The hirer's preparations in a few words. */
    readonly provide: string;
  };
};

/** The labels of a machine's facts. */
export const factText = {
  range: 'Range',
  hire: 'Typical hire',
  cards: 'Cards',
  provide: 'You provide',
} as const;
