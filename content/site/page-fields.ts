import type { InLanguage } from './language';
import type { IsoDate, Sections, Text } from '../section';
import type { MachineSlug, Related } from './site-path';

/** The machine at the top of a page, a red and a blue card, or the upper part of a daily check sheet. */
export type HeroDrawing = MachineSlug | 'cards' | 'sheet';

export type PageFields = InLanguage & {
  /** The name in links, menus and lists: `Dumper Operators`, `Dudley`. */
  readonly name: string;
  /** The meta description: one or two sentences with at most 155 characters. */
  readonly description: string;
  /** The h1. */
  readonly heading: string;
  /** The paragraph below the main heading. Its first sentence answers the visitor's question. */
  readonly intro: Text;
  /** The ISO date of the last substantial change to the text. */
  readonly updated: IsoDate;
  readonly related: Related;
  readonly sections: Sections;
  /**
   * True for a page that only people with its address should find, such as that of a flyer. It is then missing in
   * lists of pages, related links, maps, the sitemap, search engines and structured data.
   */
  readonly unlisted?: boolean;
};
