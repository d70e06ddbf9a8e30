import { figures } from '@/content/drawings/figures.ts';
import type { Collapses, GridSection, Section } from '@/content/section.ts';
import { fullWidthKinds, gridKindOf } from './kinds.tsx';
import type { SectionLayout } from './section-layout.ts';

/** Whether the section is on the reading grid, and not as wide as the window. */
export const isOnGrid = (section: Section): section is GridSection => !(section.kind in fullWidthKinds);

const kindLayout = (section: GridSection): SectionLayout => {
  if (section.kind === 'group') return { collapses: 'never' };
  const { layout = {} } = gridKindOf(section);
  return typeof layout === 'function' ? layout(section) : layout;
};

/**
 * The layout of a section results from its kind, its fields and its figure.
 *
 * @param collapses - The default for sections whose kind has none.
 */
export const layoutOf = (section: GridSection, collapses: Collapses = 'never'): SectionLayout => {
  const kind = kindLayout(section);
  const band = kind.band ?? section.band;
  const figure = section.figure && figures[section.figure];
  return {
    ...kind,
    hasAllColumns: kind.hasAllColumns === true || figure?.twoRows === true,
    band,
    collapses: band ? 'never' : (section.collapses ?? kind.collapses ?? collapses),
    figurePlace: band && figure && (figure.onAsphalt ? 'bottom' : 'beside'),
  };
};
