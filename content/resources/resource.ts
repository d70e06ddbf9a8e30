import type { PageFields } from '../page-fields';
import type { GuideGroup } from '../pages/resources';
import type { Pictogram } from '../pictogram';

/** A guide for hirers or operators. */
export type Resource = PageFields & {
  /** Title without ` Resources` and the company suffix: `Construction Safety`. */
  readonly name: string;
  /** The group in the list of guides. */
  readonly group: GuideGroup;
  /** What the list of guides says of it, one sentence. */
  readonly summary: string;
  readonly pictogram: Pictogram;
};
