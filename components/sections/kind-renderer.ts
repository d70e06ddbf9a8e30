import type { ComponentType, ReactNode } from 'react';
import type {
  Collapses,
  FullWidthKind,
  GridKind,
  SectionOf,
  SectionOnGrid,
} from '@/content/model/section.ts';
import type { SitePath } from '@/content/paths.ts';

/** The props of a component that renders a section as wide as the window. */
export type SectionProps<Kind extends FullWidthKind> = { readonly section: SectionOf<Kind> };

/** The props of a component that renders everything below the heading, the intro and the figure: the section, and more. */
export type ContentProps<Kind extends GridKind> = SectionOf<Kind> & {
  /** The path of the page. */
  readonly path: SitePath;
  /** Renders a section inside a section. */
  readonly renderInner: (section: SectionOnGrid) => ReactNode;
};

/** The background of a section as wide as the window. `app/styles/surfaces.css` has a class for each: `surface-bright`. */
export type Band = 'bright' | 'asphalt' | 'paper';

/** How a section on the reading grid is laid out. grid-section.tsx has the class of each field. */
export type SectionLayout = {
  /** The content has all twelve columns, below the heading. It otherwise has eight, beside the heading. */
  readonly hasAllColumns?: boolean | undefined;
  /** Sections without a band are white. */
  readonly band?: Band | undefined;
  /** Keeps a short section on one page in print. A long one would leave half of a page blank. */
  readonly isKeptTogether?: boolean;
  /** The default of sections that don't state it. */
  readonly collapses?: Collapses;
  /** Places the figure below the content, for content that the intro leads into. */
  readonly isFigureLast?: boolean;
  /** Classes of the whole section. */
  readonly className?: string | undefined;
};

/** Renders the sections of a kind on the reading grid. */
export type GridRenderer<Kind extends GridKind> = {
  readonly Content: ComponentType<ContentProps<Kind>>;
  /** The default is text in eight columns, without a band. */
  readonly layout?: SectionLayout | ((section: SectionOf<Kind>) => SectionLayout);
};
