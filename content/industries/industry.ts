import type { PageFields } from '../page-fields';
import type { SectorGroup } from '../pages/industries';
import type { Pictogram } from '../pictogram';
import type { Picture } from '../picture';

/** A sector of work and the page about operators for it. */
export type Industry = PageFields & {
  /** Browser title without the company suffix: the words people search for, at most 50 characters. */
  readonly title: string;
  /** The group in the list of sectors. */
  readonly group: SectorGroup;
  /** What the list of industries says of it, one sentence. */
  readonly summary: string;
  /** In the list of the family. */
  readonly pictogram: Pictogram;
  readonly picture: Picture;
};
