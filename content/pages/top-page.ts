import type { InLanguage } from '../site/in-language';
import type { Person } from '../hiring/parties';
import type { Pictogram } from '../site/pictogram';
import type { Text } from '../section';
import type { ServiceSlug, SiteHref } from '../site/site-path';

export type TopPage = InLanguage & {
  /** The title without the company's name. */
  readonly title: string;
  /** The meta description: one or two sentences with at most 155 characters. */
  readonly description: string;
  /** The h1. */
  readonly heading: string;
  /** The paragraph below the main heading. */
  readonly intro: Text;
  /** The machine beside the closing call, if the page has no machine of its own. */
  readonly closingMachine?: ServiceSlug;
  /** The ISO date of the last substantial change to the text. */
  readonly updated: string;
  /**
   * True for a page that only people with its address should find, such as that of a flyer. It is then missing in
   * lists of pages, related links, maps, the sitemap, llms.txt, search engines and structured data.
   */
  readonly unlisted?: boolean;
};

export type Tile = { readonly title: string; readonly text: Text };

export type Action = InLanguage & { readonly label: string; readonly href: SiteHref };

export type TileBlock = { readonly heading: string; readonly items: readonly Tile[] };

/** `mark` is the step number, or a pictogram for a moment that isn't a numbered step. */
type Moment = {
  readonly when: string;
  readonly title: string;
  readonly text: Text;
  readonly mark: number | Pictogram;
};

export type MomentBlock = { readonly heading: string; readonly items: readonly Moment[] };

/** A step contains a text for each person who takes part, keyed by the person's index in `lanes`. */
export type CallSteps = {
  readonly heading: string;
  /** The people from left to right. They are also shown at the top of the page. */
  readonly lanes: readonly { readonly person: Person; readonly name: string }[];
  readonly steps: readonly { readonly [lane: number]: string }[];
};

export type Value = {
  readonly title: string;
  readonly text: Text;
  readonly evidence: {
    readonly from: string;
    readonly term?: string;
    readonly text: Text;
    readonly stamp?: string;
  };
};

export type TextBlock = { readonly heading: string; readonly paragraphs: readonly Text[] };

/** Groups are in display order. The entry of each page names its group. */
export type ListPage = TopPage & {
  readonly groups: Readonly<
    Record<
      string,
      {
        readonly heading: string;
        readonly text: string;
        /** Drawn below the heading if there is room, for groups whose entries have no drawings of their own. */
        readonly machines?: readonly ServiceSlug[];
      }
    >
  >;
};

export type DrawnListPage = ListPage & { readonly machines: readonly ServiceSlug[] };
