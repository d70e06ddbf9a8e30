import { figures } from '@/content/drawings/figures.ts';
import type { Collapses, GridSection, Sections } from '@/content/types/section.ts';
import { isOnGrid, rendererOf } from './kinds.ts';
import type { SectionLayout } from './section-layout.ts';

/**
 * Returns the layout of a section without paper bands. The first of these rules that applies says if the section collapses:
 *
 * 1. A section on a band never collapses.
 * 2. The section's `collapses`, which the types forbid if the layout of the kind is `never`.
 * 3. The `collapses` of the kind's layout.
 * 4. The default of the list.
 */
export const layoutOf = (section: GridSection, defaultCollapses: Collapses): SectionLayout => {
  const { layout = {} } = rendererOf(section);
  const ofKind = typeof layout === 'function' ? layout(section) : layout;
  const band = ofKind.band ?? section.band;
  const figure = section.figure && figures[section.figure];
  return {
    ...ofKind,
    hasAllColumns: ofKind.hasAllColumns === true || figure?.twoRows === true,
    band,
    collapses: band ? 'never' : (section.collapses ?? ofKind.collapses ?? defaultCollapses),
    figurePlace: band && figure && (figure.onAsphalt ? 'bottom' : 'beside'),
  };
};

/** Undefined for sections as wide as the window. */
type Layouts = readonly (SectionLayout | undefined)[];

/** Of every three white sections in a row, the second is on paper, unless a band or the end of the list follows it. */
const withPaperBands = (layouts: Layouts): Layouts => {
  let whites = 0;
  return layouts.map((layout, index) => {
    whites = !layout || layout.band || layout.isAlwaysWhite ? 0 : whites + 1;
    const isLast = index === layouts.length - 1;
    const isOnPaper =
      whites % 3 === 2 && !isLast && !layouts[index + 1]?.band && layout?.collapses !== 'always';
    return isOnPaper ? { ...layout, band: 'paper' } : layout;
  });
};

export type LayoutOptions = {
  /** The default for all of these sections. Some kinds and sections have their own. */
  readonly collapses?: Collapses | undefined;
  /** Sections of a document have no paper bands, because its sheet is white. */
  readonly isDocument?: boolean | undefined;
};

/** Returns the layout of each section, with its band. */
export const resolveLayouts = (
  sections: Sections,
  { collapses = 'never', isDocument = false }: LayoutOptions,
): Layouts => {
  const layouts = sections.map((section) => (isOnGrid(section) ? layoutOf(section, collapses) : undefined));
  return isDocument ? layouts : withPaperBands(layouts);
};
