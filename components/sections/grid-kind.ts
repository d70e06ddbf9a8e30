import type { ComponentType } from 'react';
import type { GridKind, GridSection, SectionOf } from '@/content/section.ts';
import type { ContentProps } from './content-props.ts';
import type { SectionLayout } from './section-layout.ts';

/** A kind of section on the reading grid. */
export type GridKindOf<Kind extends GridKind> = {
  /** Renders everything below the heading, the intro and the figure. Groups use `SectionContent`. */
  readonly Content: ComponentType<
    ContentProps<Kind> & { readonly SectionContent: ComponentType<{ readonly section: GridSection }> }
  >;
  /** The default is text in eight columns of the white page. */
  readonly layout?: SectionLayout | ((section: SectionOf<Kind>) => SectionLayout);
  /** Places the figure below the content, for kinds whose intro leads into it. */
  readonly isFigureLast?: true;
};
