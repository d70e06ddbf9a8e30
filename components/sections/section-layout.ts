import type { Collapses } from '@/content/section.ts';

/** How a section on the reading grid is laid out. page-section.tsx has the class of each field. */
export type SectionLayout = {
  /** The content has all twelve columns, below the heading. It otherwise has eight, beside the heading. */
  readonly hasAllColumns?: boolean;
  /** The colour of a band as wide as the window. Sections without one are on the white page. */
  readonly band?: 'bright' | 'asphalt' | 'paper' | undefined;
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
