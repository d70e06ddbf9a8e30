import type { PageFields } from '../page-fields';
import type { GuideGroup } from '../pages/resources';
import type { Pictogram } from '../pictogram';
import type { Picture } from '../picture';

/** A guide for hirers or operators. Its heading is its name. */
export type Resource = Omit<PageFields, 'heading'> & {
  /** The question that the guide answers, printed below the heading. */
  readonly question: string;
  /** The group in the list of guides. */
  readonly group: GuideGroup;
  /** One sentence for the list of guides. */
  readonly summary: string;
  /** The pictogram in the list of guides. */
  readonly pictogram: Pictogram;
  readonly picture: Picture;
};
