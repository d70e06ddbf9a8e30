import type { InLanguage } from '../site/in-language';
import type { MachineSlug } from '../site/site-path';

export type Testimonial = InLanguage & {
  /** Who is quoted: a name with a role, or only a role. */
  readonly name: string;
  /** The person's company, or a description of it. */
  readonly company: string;
  readonly text: string;
  /** The machine that was used. It is drawn below the quote. */
  readonly machine?: MachineSlug;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  /**
   * A photo of the person: a file in `public`, such as `/quotes/site-manager.jpg`. The build reads its width and
   * height.
   */
  readonly photo?: `/${string}`;
  /** The place of publication, such as a page with reviews. */
  readonly source?: { readonly name: string; readonly href: `https://${string}` };
};
