import type { ServiceSlug } from './site-path';

/** A quote from a client. */
export type Testimonial = {
  /** The speaker: a name with a role, or only a role. */
  readonly name: string;
  /** The speaker's company, or a description of it. */
  readonly company: string;
  readonly text: string;
  /** The machine of the job, drawn below the quote on the page of testimonials. */
  readonly machine?: ServiceSlug;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  /** A photo of the speaker: a file in `public`, such as `/quotes/site-manager.jpg`. The build reads its dimensions. */
  readonly photo?: `/${string}`;
  /** The published source of the quote, such as a review page. */
  readonly source?: { readonly name: string; readonly href: `https://${string}` };
};
