import type { ComponentType } from 'react';
import type { GridKind, SectionOf } from '@/content/section.ts';
import type { ContentProps } from './content-props.ts';
import type { SectionLayout } from './section-layout.ts';

/** A kind of section on the reading grid. */
export type GridKindOf<Kind extends GridKind> = {
  /** Renders everything below the heading, the intro and the figure. */
  readonly Content: ComponentType<ContentProps<Kind>>;
  /** The default is text in eight columns of the white page. */
  readonly layout?: SectionLayout | ((section: SectionOf<Kind>) => SectionLayout);
  /** Places the figure below the content, for kinds whose intro leads into it. */
  readonly isFigureLast?: true;
};
