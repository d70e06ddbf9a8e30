import type { MachineSlug } from '../site/site-path';
import type { PageText } from './page-text';

/** Groups are in display order. The entry of each page names its group. */
export type ListPageText = PageText & {
  readonly groups: Readonly<Record<string, { readonly heading: string; readonly text: string }>>;
};

export type DrawnListPageText = ListPageText & { readonly machines: readonly MachineSlug[] };
