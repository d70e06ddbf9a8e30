import type { ComponentType, ReactNode } from 'react';
import type { SitePath } from '@/content/paths.ts';
import type { GridKind, GridSection, SectionOf } from '@/content/types/section.ts';
import type { ContentProps } from './content-props.ts';
import type { SectionLayout } from './section-layout.ts';

export type GridContentProps<Kind extends GridKind> = ContentProps<Kind> & {
  /** The path of the page. */
  readonly path: SitePath;
  /** Renders a section inside this one. */
  readonly renderInner: (section: GridSection) => ReactNode;
};

/** Renders the sections of a kind on the reading grid. */
export type GridRenderer<Kind extends GridKind> = {
  /** Renders everything below the heading, the intro and the figure. */
  readonly Content: ComponentType<GridContentProps<Kind>>;
  /** The default is text in eight columns of the white page. */
  readonly layout?: SectionLayout | ((section: SectionOf<Kind>) => SectionLayout);
  /** Places the figure below the content, for kinds whose intro leads into it. */
  readonly isFigureLast?: true;
};
