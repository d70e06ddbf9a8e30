import type { PageFields } from '../site/page-fields';
import type { Text } from '../section';
import type { MachineSlug } from '../site/site-path';

export type PageText = Pick<PageFields, 'lang' | 'description' | 'heading' | 'updated' | 'unlisted'> & {
  /** One or two sentences in large type below the main heading, on pages without a longer introduction. */
  readonly opening?: string;
  /** The paragraph below the main heading. */
  readonly intro?: Text;
  /** The title without the company's name. */
  readonly title: string;
  /** The machine beside the call to action, if the page has no machine of its own. */
  readonly closingMachine?: MachineSlug;
};
