import type { Pictogram } from '../pictogram';
import type { Text } from '../section';
import type { ServiceSlug, SiteHref } from '../site-path';

/** What every page with a file of its own says about itself. */
export type TopPage = {
  /** Title without the company suffix. */
  readonly title: string;
  /** Meta description: one or two sentences, at most 155 characters. */
  readonly description: string;
  /** The h1. */
  readonly heading: string;
  /** The paragraph under the h1. */
  readonly intro: Text;
  /** ISO date of the last change of substance to the words. */
  readonly updated: string;
};

/** A small drawing with a title and a few words: a feature, a step, a value. */
export type Tile = { readonly pictogram: Pictogram; readonly title: string; readonly text: Text };

/** A button: its words and where it leads. */
export type Action = { readonly label: string; readonly href: SiteHref };

/** Tiles below a heading of their own. */
export type TileBlock = { readonly heading: string; readonly items: readonly Tile[] };

/** A moment of a sequence: when it is, what happens, and its number if it is one of the counted steps. */
type Moment = {
  readonly when: string;
  readonly title: string;
  readonly text: Text;
  readonly step?: number;
};

/** A sequence of moments below a heading of its own. */
export type MomentBlock = { readonly heading: string; readonly items: readonly Moment[] };

/** Running text below a heading of its own. */
export type TextBlock = { readonly heading: string; readonly paragraphs: readonly Text[] };

/** A page that lists a family in groups, in the order shown. Each entry names its group. */
export type ListPage = TopPage & {
  readonly groups: Readonly<Record<string, { readonly heading: string; readonly text: string }>>;
};

/** A list page that has machines on the band beside its heading. */
export type DrawnListPage = ListPage & { readonly machines: readonly ServiceSlug[] };
