import type { DrawnMachine } from '../drawings/machine-sizes.ts';
import type { FamilyPageFields, HeroDrawing } from '../model/page.ts';
import type { SectorGroup } from './list-page.ts';

export type Sector = FamilyPageFields & {
  /** The browser title without the company's name: common search terms, at most 50 characters. */
  readonly title: string;
  readonly group: SectorGroup;
  /** A sentence for the list of sectors. */
  readonly summary: string;
  readonly heroDrawing: HeroDrawing;
  /** Drawn in the list of sectors, which has room for about three, and above the table. The most typical is first. */
  readonly machines: readonly DrawnMachine[];
};
