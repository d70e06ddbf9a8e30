import type { FigureName } from '../drawings/figures';
import type { MachineSlug } from '../site/site-path';
import type { PageText } from './page-text';

/** A drawing of work, or of one card or two. */
export type GroupPicture = FigureName | 'card' | 'cards';

/** Groups are in display order. The entry of each page names its group. */
export type ListPageText = PageText & {
  readonly groups: Readonly<
    Record<
      string,
      {
        readonly heading: string;
        readonly text: string;
        /** Drawn below the heading, for groups whose entries have no drawings of their own. */
        readonly picture?: GroupPicture;
      }
    >
  >;
};

export type DrawnListPageText = ListPageText & { readonly machines: readonly MachineSlug[] };
