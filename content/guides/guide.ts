import type { FamilyPageFields, HeroDrawing, ShareDrawing } from '../model/page.ts';
import type { GuideGroup } from './list-page.ts';

/** What the guide explains: a file in `content/drawings/guides`. */
type GuideDrawing = {
  readonly kind: 'guide';
  readonly drawingFile:
    | 'calendar'
    | 'check-sheet'
    | 'clear-of-plant'
    | 'ear-defenders'
    | 'fuel-store'
    | 'law-books'
    | 'red-to-blue'
    | 'site-gate'
    | 'spanner-oil';
};

export type Thumbnail = Exclude<ShareDrawing, { readonly kind: 'map' }> | GuideDrawing;

export type Guide = FamilyPageFields & {
  /** The question that the guide answers. It is shown below the heading. */
  readonly question: string;
  readonly group: GuideGroup;
  /** A sentence for the list of guides. */
  readonly summary: string;
  readonly heroDrawing: HeroDrawing;
  /** The drawing in the list of guides. */
  readonly thumbnail: Thumbnail;
};
