import { figures } from '@/content/drawings/figures.ts';
import {
  type Collapses,
  type GridKind,
  type GridSection,
  isAlwaysOpen,
  type Section,
} from '@/content/section.ts';
import type { GridKindOf } from './grid-kind.ts';
import { gridKinds } from './kinds.tsx';
import type { SectionLayout } from './section-layout.ts';

/** Whether the section is on the reading grid, and not as wide as the window. */
export const isOnGrid = (section: Section): section is GridSection => section.kind in gridKinds;

/**
 * The layout of a section results from its kind, its fields and its figure.
 *
 * @param collapses - The default for sections whose kind has none.
 */
export const layoutOf = (section: GridSection, collapses: Collapses = 'never'): SectionLayout => {
  const { layout = {} } = gridKinds[section.kind] as GridKindOf<GridKind>;
  const kind = typeof layout === 'function' ? layout(section) : layout;
  const band = kind.band ?? section.band;
  const figure = section.figure && figures[section.figure];
  return {
    ...kind,
    hasAllColumns: kind.hasAllColumns === true || figure?.twoRows === true,
    band,
    collapses: isAlwaysOpen(section) ? 'never' : (section.collapses ?? kind.collapses ?? collapses),
    figurePlace: band && figure && (figure.onAsphalt ? 'bottom' : 'beside'),
  };
};
