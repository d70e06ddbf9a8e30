import type { PageFields } from '../page-fields';
import type { GuideGroup } from '../pages/resources';
import type { Pictogram } from '../pictogram';
import type { Picture } from '../picture';

/** A guide for hirers or operators. Its heading is its name. */
export type Resource = Omit<PageFields, 'heading'> & {
  /** Below the heading: the question that the guide answers. */
  readonly question: string;
  /** The group in the list of guides. */
  readonly group: GuideGroup;
  /** What the list of guides says of it, one sentence. */
  readonly summary: string;
  /** In the list of the family. */
  readonly pictogram: Pictogram;
  readonly picture: Picture;
};
