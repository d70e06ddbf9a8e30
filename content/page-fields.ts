import type { Sections, Text } from './section';
import type { Related } from './site-path';

/** The fields of every page in a family. */
export type PageFields = {
  /** Name in links, menus and lists: `Dumper Operators`, `Dudley`. */
  readonly name: string;
  /** Meta description: one or two sentences, at most 155 characters. */
  readonly description: string;
  /** The h1. */
  readonly heading: string;
  /** The paragraph under the h1. It starts with the answer. */
  readonly intro: Text;
  /** ISO date of the last substantial change to the text. */
  readonly updated: string;
  readonly related: Related;
  readonly sections: Sections;
  /** The language of the page's text, such as `pl`, if it isn't English. */
  readonly lang?: string;
};
