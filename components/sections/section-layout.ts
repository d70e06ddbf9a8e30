import type { Collapses } from '@/content/types/section.ts';

/** The background of a section as wide as the window. `app/styles/surfaces.css` has a class for each: `surface-bright`. */
export type Band = 'bright' | 'asphalt' | 'paper';

/** How a section on the reading grid is laid out. page-section.tsx has the class of each field. */
export type SectionLayout = {
  /** The content has all twelve columns, below the heading. It otherwise has eight, beside the heading. */
  readonly hasAllColumns?: boolean;
  /** Sections without a band are on the white page. */
  readonly band?: Band | undefined;
  readonly collapses?: Collapses;
  /** The place of the figure on a band: beside the text, or also on the lower edge of the band. */
  readonly figurePlace?: 'beside' | 'bottom' | undefined;
  /** The content needs a white background, such as labels that interrupt lines. */
  readonly isAlwaysWhite?: boolean;
  /** Keeps a short section on one page in print. A long one would leave half of a page blank. */
  readonly isKeptTogether?: boolean;
  /** A class of the whole section. */
  readonly className?: string | undefined;
};
