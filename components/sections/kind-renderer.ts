import type { ComponentType, ReactNode } from 'react';
import type { Collapses, Section, SectionOf, SectionOnGrid } from '@/content/model/section.ts';
import type { SitePath } from '@/content/paths.ts';

/** How a section is laid out. section-frame.tsx has the class of each field. */
export type SectionLayout = GridLayout | WindowLayout;

/** The layout of a section on the reading grid. */
export type GridLayout = Only<GridLayoutFields, WindowLayoutFields>;

/** The layout of a section as wide as the window. */
export type WindowLayout = Only<WindowLayoutFields, GridLayoutFields>;

type Only<Fields, Others> = Fields & { readonly [Field in Exclude<keyof Others, keyof Fields>]?: never };

/** The class, such as `surface-bright`, is in `app/styles/surfaces.css`. Sections without a band are white. */
type Band = 'bright' | 'asphalt' | 'paper';

type GridLayoutFields = {
  /** The default is eight columns, beside the heading. Content in all columns is below it. */
  readonly width?: 'all-columns' | undefined;
  readonly band?: Band | undefined;
  /** Classes of the whole section. */
  readonly className?: string | undefined;
  /** Keeps a short section on one page in print. A long one would leave half of a page blank. */
  readonly isKeptTogether?: boolean;
  /** The default of sections that don't state it. */
  readonly collapses?: Collapses;
  /** Places the figure below the content, for content that the intro leads into. */
  readonly isFigureLast?: boolean;
};

type WindowLayoutFields = {
  readonly width: 'window';
  readonly band?: Band | undefined;
  /** Places the intro beside the heading in wide windows. */
  readonly hasIntroBeside?: boolean;
  /** Leaves less space above and below. */
  readonly isTight?: boolean;
  /** The class of a grid or a flex box whose first item is the heading with the intro. They are otherwise above the content. */
  readonly columnsClass?: string;
  /** Use `p` if the content has headings of the second level. */
  readonly headingAs?: 'h2' | 'p';
};

type ContentProps<Kind extends Section['kind']> = SectionOf<Kind> & {
  /** The path of the page. */
  readonly path: SitePath;
  /** Renders a section inside a section. */
  readonly renderInner: (section: SectionOnGrid) => ReactNode;
};

/** Renders the sections of a kind. */
export type KindRenderer<Kind extends Section['kind']> = {
  readonly layout: LayoutOf<SectionOf<Kind>> | ((section: SectionOf<Kind>) => LayoutOf<SectionOf<Kind>>);
  /** Renders everything below the heading, the intro and the figure. */
  readonly Content: ComponentType<ContentProps<Kind>>;
};

/** A kind of both widths, such as `steps`, returns the layout for each section. */
type LayoutOf<OneSection> = OneSection extends SectionOnGrid ? GridLayout : WindowLayout;
