import type { PageFields } from '../page-fields';
import type { Pictogram } from '../pictogram';

/** A sector of work and the page about operators for it. */
export type Industry = PageFields & {
  /** Title without the company suffix: `Quarry Operations`. */
  readonly name: string;
  /** What the list of industries says of it, one sentence. */
  readonly summary: string;
  readonly pictogram: Pictogram;
};
