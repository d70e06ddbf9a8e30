import type { Pictogram } from '../pictogram';
import type { Text } from '../section';
import type { ServiceSlug, SiteHref } from '../site-path';

/** The fields of every page with its own file. */
export type TopPage = {
  /** Title without the company suffix. */
  readonly title: string;
  /** Meta description: one or two sentences, at most 155 characters. */
  readonly description: string;
  /** The h1. */
  readonly heading: string;
  /** The paragraph under the h1. */
  readonly intro: Text;
  /** ISO date of the last substantial change to the text. */
  readonly updated: string;
  /** The language of the page's text, such as `pl`, if it isn't English. */
  readonly lang?: string;
};

/** A pictogram with a title and a short text: a feature, a step or a value. */
export type Tile = { readonly pictogram: Pictogram; readonly title: string; readonly text: Text };

/** The label and target of a button. */
export type Action = { readonly label: string; readonly href: SiteHref };

/** Tiles with a heading. */
export type TileBlock = { readonly heading: string; readonly items: readonly Tile[] };

/** A moment in a timeline. It is marked with its step number, or with a pictogram if it isn't a numbered step. */
type Moment = {
  readonly when: string;
  readonly title: string;
  readonly text: Text;
  readonly mark: number | Pictogram;
};

/** A timeline with a heading. */
export type MomentBlock = { readonly heading: string; readonly items: readonly Moment[] };

/** Running text with a heading. */
export type TextBlock = { readonly heading: string; readonly paragraphs: readonly Text[] };

/** A page that lists a family in groups, in display order. Each entry names its group. */
export type ListPage = TopPage & {
  readonly groups: Readonly<Record<string, { readonly heading: string; readonly text: string }>>;
};

/** A list page with machines on the band beside its heading. */
export type DrawnListPage = ListPage & { readonly machines: readonly ServiceSlug[] };
