import clsx from 'clsx';
import { figures } from '@/content/drawings/figures.ts';
import type { Collapses, SectionOnGrid, Sections } from '@/content/model/section.ts';
import type { SectionLayout } from './kind-renderer.ts';
import { isOnGrid, rendererOf } from './kinds.ts';

/** Returns the layout of a section without paper bands. A section on a band never collapses. */
export const layoutOf = (section: SectionOnGrid, defaultCollapses: Collapses): SectionLayout => {
  const { layout = {} } = rendererOf(section);
  const ofKind = typeof layout === 'function' ? layout(section) : layout;
  const band = section.band ?? ofKind.band;
  const figure = section.figure && figures[section.figure];
  return {
    band,
    collapses: band ? 'never' : (section.collapses ?? ofKind.collapses ?? defaultCollapses),
    hasAllColumns: ofKind.hasAllColumns === true || figure?.twoRows === true,
    isKeptTogether: ofKind.isKeptTogether === true,
    // A drawing that stands on asphalt is on the lower edge of its section.
    isFigureLast: ofKind.isFigureLast === true || figure?.onAsphalt === true,
    className: clsx(
      ofKind.className,
      band && figure && ['has-figure', figure.onAsphalt && 'has-figure-at-bottom'],
    ),
  };
};

export type LayoutOptions = {
  /** The default for all of these sections. Some kinds and sections have their own. */
  readonly collapses?: Collapses | undefined;
  /** Sections of a document have no paper bands, because its sheet is white. */
  readonly isDocument?: boolean | undefined;
};

type Layouts = readonly (SectionLayout | undefined)[];

/** Of every three white sections in a row, the second is on paper, unless a band or the end of the list follows it. */
export const withPaperBands = (layouts: Layouts): Layouts => {
  let whites = 0;
  return layouts.map((layout, index) => {
    whites = !layout || layout.band ? 0 : whites + 1;
    const isLast = index === layouts.length - 1;
    const isOnPaper =
      whites % 3 === 2 && !isLast && !layouts[index + 1]?.band && layout?.collapses !== 'always';
    return isOnPaper ? { ...layout, band: 'paper' } : layout;
  });
};

/** Returns the layout of each section, or undefined if it is as wide as the window. */
export const resolveLayouts = (
  sections: Sections,
  { collapses = 'never', isDocument = false }: LayoutOptions,
): Layouts => {
  const layouts = sections.map((section) => (isOnGrid(section) ? layoutOf(section, collapses) : undefined));
  return isDocument ? layouts : withPaperBands(layouts);
};
