import type { PageFields } from '../page-fields';
import type { SectorGroup } from '../pages/industries';
import type { Pictogram } from '../pictogram';
import type { Picture } from '../picture';

/** A sector and its page. */
export type Industry = PageFields & {
  /** Browser title without the company suffix: common search terms, at most 50 characters. */
  readonly title: string;
  /** The group in the list of sectors. */
  readonly group: SectorGroup;
  /** One sentence for the list of industries. */
  readonly summary: string;
  /** The pictogram in the list of industries. */
  readonly pictogram: Pictogram;
  readonly picture: Picture;
};
