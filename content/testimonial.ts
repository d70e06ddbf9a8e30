/** A quote from a client. */
export type Testimonial = {
  /** Who said it: a person with a role, or a role alone. */
  readonly name: string;
  /** The firm, or a description of it. */
  readonly company: string;
  readonly text: string;
  /** Out of five. */
  readonly stars: 1 | 2 | 3 | 4 | 5;
  /** A picture of who said it: a file in `public`, such as `/quotes/site-manager.jpg`. Its size is read by the build. */
  readonly photo?: `/${string}`;
  /** Where the words can be read, such as a page of reviews. */
  readonly source?: { readonly name: string; readonly href: `https://${string}` };
};
