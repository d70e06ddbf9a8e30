import type { InLanguage } from '../site/in-language';
import type { Text } from '../section';
import type { MachineSlug } from '../site/site-path';
import type { IsoDate } from '../site/iso-date';

export type PageText = InLanguage & {
  /** The title without the company's name. */
  readonly title: string;
  /** The meta description: one or two sentences with at most 155 characters. */
  readonly description: string;
  /** The h1. */
  readonly heading: string;
  /** The paragraph below the main heading. */
  readonly intro: Text;
  /** The machine beside the closing call, if the page has no machine of its own. */
  readonly closingMachine?: MachineSlug;
  /** The ISO date of the last substantial change to the text. */
  readonly updated: IsoDate;
  /**
   * True for a page that only people with its address should find, such as that of a flyer. It is then missing in
   * lists of pages, related links, maps, the sitemap, search engines and structured data.
   */
  readonly unlisted?: boolean;
};
