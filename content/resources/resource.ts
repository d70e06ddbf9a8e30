import type { PageFields } from '../page-fields';
import type { GuideGroup } from '../pages/resources';
import type { Pictogram } from '../pictogram';
import type { Picture } from '../picture';

/** A guide for hirers or operators. Its name is also its main heading. */
export type Resource = Omit<PageFields, 'heading'> & {
  /** The question that the guide answers. It is shown below the heading. */
  readonly question: string;
  /** The group of this guide in the list of guides. */
  readonly group: GuideGroup;
  /** A sentence for the list of guides. */
  readonly summary: string;
  /** The pictogram in the list of guides. */
  readonly pictogram: Pictogram;
  readonly picture: Picture;
};
