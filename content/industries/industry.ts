import type { PageFields } from '../page-fields';
import type { SectorGroup } from '../pages/industries';
import type { Pictogram } from '../pictogram';

/** A sector of work and the page about operators for it. */
export type Industry = PageFields & {
  /** Title without the company suffix: `Quarry Operations`. */
  readonly name: string;
  /** The group in the list of sectors. */
  readonly group: SectorGroup;
  /** What the list of industries says of it, one sentence. */
  readonly summary: string;
  readonly pictogram: Pictogram;
};
