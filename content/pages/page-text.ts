import type { PageFields } from '../site/page-fields';
import type { MachineSlug } from '../site/site-path';

export type PageText = Pick<
  PageFields,
  'lang' | 'description' | 'heading' | 'intro' | 'updated' | 'unlisted'
> & {
  /** The title without the company's name. */
  readonly title: string;
  /** The machine beside the closing call, if the page has no machine of its own. */
  readonly closingMachine?: MachineSlug;
};
