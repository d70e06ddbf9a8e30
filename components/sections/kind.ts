import type { ComponentType, ReactNode } from 'react';
import type { Collapses, GridSection, Section, SectionOf } from '@/content/model/section.ts';
import type { SitePath } from '@/content/paths.ts';

/** The props of the component of a kind of section. */
export type ContentProps<Kind extends Section['kind']> = {
  readonly section: SectionOf<Kind>;
  /** The path of the page. */
  readonly path: SitePath;
  /** Renders a section inside this one. */
  readonly renderInner: (section: GridSection) => ReactNode;
};

/** The background of a section as wide as the window. `app/styles/surfaces.css` has a class for each: `surface-bright`. */
export type Band = 'bright' | 'asphalt' | 'paper';

/** A class that keeps a short section on one page in print. A long one would leave half of a page blank. */
export const keptTogether = 'print:break-inside-avoid';

/** How a section on the reading grid is laid out. page-section.tsx has the class of each field. */
export type SectionLayout = {
  /** The content has all twelve columns, below the heading. It otherwise has eight, beside the heading. */
  readonly hasAllColumns?: boolean | undefined;
  /** Sections without a band are on the white page. */
  readonly band?: Band | undefined;
  /** The default of sections that don't state it. */
  readonly collapses?: Collapses;
  /** Classes of the whole section. */
  readonly className?: string | undefined;
};

/** Renders the sections of a kind. */
export type KindRenderer<Kind extends Section['kind']> = {
  /**
   * Renders everything below the heading, the intro and the figure. If the section is as wide as the window, it renders a
   * `FullWidthSection`.
   */
  readonly Content: ComponentType<ContentProps<Kind>>;
  readonly isFullWidth?: true | ((section: SectionOf<Kind>) => boolean);
  /** On the reading grid, the default is text in eight columns of the white page. */
  readonly layout?: SectionLayout | ((section: SectionOf<Kind>) => SectionLayout);
};
