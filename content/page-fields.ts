import type { Sections, Text } from './section';
import type { Related } from './site-path';

/** What every page of a family has. */
export type PageFields = {
  /** As a link, a menu or a list says it: `Dumper Operators`, `Dudley`. */
  readonly name: string;
  /** Meta description: one or two sentences, at most 155 characters. */
  readonly description: string;
  /** The h1. */
  readonly heading: string;
  /** The paragraph under the h1: the answer first. */
  readonly intro: Text;
  /** ISO date of the last change of substance to the words. */
  readonly updated: string;
  readonly related: Related;
  readonly sections: Sections;
  /** Not written yet: the page is there, but search engines and language models are not pointed to it. */
  readonly placeholder?: true;
};
