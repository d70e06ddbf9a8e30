import type { ReactNode } from 'react';
import type { Collapses, Section, SectionOf } from '@/content/section';

export type ContentProps<Kind extends Section['kind']> = { readonly section: SectionOf<Kind> };

/** Everything that pages know about a kind of section. */
export type SectionKind<Kind extends Section['kind']> = {
  /** Renders everything below the heading and the intro. */
  readonly Content: (props: ContentProps<Kind>) => ReactNode | Promise<ReactNode>;
  /** Returns true if the content needs all twelve columns. It has eight otherwise. */
  readonly hasAllColumns?: (section: SectionOf<Kind>) => boolean;
  /** True if a figure follows the content, because the intro leads into the first line of the content. */
  readonly isFigureLast?: true;
  /** Returns true if a figure in a coloured band is above the content, because there is too much to fit beside it. */
  readonly hasWideFigure?: (section: SectionOf<Kind>) => boolean;
  /** The colour of a full-width band. Sections without one are on the white page. */
  readonly band?: Band;
  /** The default of the section's `collapses` field. */
  readonly collapses?: Collapses;
};

export type Band = 'plant' | 'asphalt' | 'paper';
