import type { Pictogram } from '../pictogram';
import type { Text } from '../section';
import type { ServiceSlug, SiteHref } from '../site-path';

/** The fields of every page that has its own file. */
export type TopPage = {
  /** The title without the company's name. */
  readonly title: string;
  /** The meta description: one or two sentences with at most 155 characters. */
  readonly description: string;
  /** The h1. */
  readonly heading: string;
  /** The paragraph below the main heading. */
  readonly intro: Text;
  /** The ISO date of the last substantial change to the text. */
  readonly updated: string;
  /** The language of the text, such as `pl`, if it is not English. */
  readonly lang?: string;
};

/** A feature, a step or a value: a pictogram with a title and a short text. */
export type Tile = { readonly pictogram: Pictogram; readonly title: string; readonly text: Text };

/** The label and the target of a button. */
export type Action = { readonly label: string; readonly href: SiteHref };

/** A group of tiles with a heading. */
export type TileBlock = { readonly heading: string; readonly items: readonly Tile[] };

/** A moment in a timeline. It has a step number, or a pictogram if it is not a numbered step. */
type Moment = {
  readonly when: string;
  readonly title: string;
  readonly text: Text;
  readonly mark: number | Pictogram;
};

/** A timeline with a heading. */
export type MomentBlock = { readonly heading: string; readonly items: readonly Moment[] };

/** A text with a heading. */
export type TextBlock = { readonly heading: string; readonly paragraphs: readonly Text[] };

/** A page that lists a family of pages in groups, in display order. The entry of each page names its group. */
export type ListPage = TopPage & {
  readonly groups: Readonly<Record<string, { readonly heading: string; readonly text: string }>>;
};

/** A list page that shows machines next to its heading. */
export type DrawnListPage = ListPage & { readonly machines: readonly ServiceSlug[] };
