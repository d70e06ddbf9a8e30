import type { ComponentType, ReactNode } from 'react';
import type { Collapses, Section, SectionOf, SectionOnGrid } from '@/content/model/section.ts';
import type { SitePath } from '@/content/paths.ts';

/** How a section is laid out. section-frame.tsx has the class of each field. */
export type SectionLayout = {
  /** The default is eight columns, beside the heading. Wider content is below the heading. */
  readonly width?: 'all-columns' | 'window' | undefined;
  /** The class of the background, such as `surface-bright`, is in `app/styles/surfaces.css`. Sections without a band are white. */
  readonly band?: 'bright' | 'asphalt' | 'paper' | undefined;
  /** Classes of the whole section. */
  readonly className?: string | undefined;

  // On the reading grid:

  /** Keeps a short section on one page in print. A long one would leave half of a page blank. */
  readonly isKeptTogether?: boolean;
  /** The default of sections that don't state it. */
  readonly collapses?: Collapses;
  /** Places the figure below the content, for content that the intro leads into. */
  readonly isFigureLast?: boolean;

  // As wide as the window:

  /** The class of a grid or a flex box whose first item is the heading with the intro. They are otherwise above the content. */
  readonly columnsClass?: string;
  /** Use `p` if the content has headings of the second level. */
  readonly headingAs?: 'h2' | 'p';
};

/** The props of a component that renders everything below the heading, the intro and the figure: the section, and more. */
export type ContentProps<Kind extends Section['kind']> = SectionOf<Kind> & {
  /** The path of the page. */
  readonly path: SitePath;
  /** Renders a section inside a section. */
  readonly renderInner: (section: SectionOnGrid) => ReactNode;
};

/** Renders the sections of a kind. */
export type KindRenderer<Kind extends Section['kind']> = {
  readonly Content: ComponentType<ContentProps<Kind>>;
  /** The default is text in eight columns, without a band. */
  readonly layout?: SectionLayout | ((section: SectionOf<Kind>) => SectionLayout);
};
