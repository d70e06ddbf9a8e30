import clsx from 'clsx';
import { figures } from '@/content/drawings/figures.ts';
import type { Collapses, Section, Sections } from '@/content/model/section.ts';
import type { SectionLayout } from './kind-renderer.ts';
import { rendererOf } from './kinds.ts';

/** Returns the layout of a section without paper bands. A section on a band never collapses. */
export const layoutOf = (section: Section, defaultCollapses: Collapses): SectionLayout => {
  const { layout } = rendererOf(section);
  const ofKind = typeof layout === 'function' ? layout(section) : layout;
  if (ofKind.width === 'window') return ofKind;
  const figure = section.figure && figures[section.figure];
  const band = section.band ?? (figure?.onAsphalt ? 'bright' : ofKind.band);
  return {
    ...ofKind,
    band,
    collapses: band ? 'never' : (section.collapses ?? ofKind.collapses ?? defaultCollapses),
    width: figure?.twoRows ? 'all-columns' : ofKind.width,
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

type Layouts = readonly SectionLayout[];

/** Of every three white sections in a row, the second is on paper, unless a band or the end of the list follows it. */
export const withPaperBands = (layouts: Layouts): Layouts => {
  let whites = 0;
  return layouts.map((layout, index) => {
    whites = layout.width === 'window' || layout.band ? 0 : whites + 1;
    const next = layouts[index + 1];
    const isOnPaper = whites % 3 === 2 && next && !next.band && layout.collapses !== 'always';
    return isOnPaper ? { ...layout, band: 'paper' } : layout;
  });
};

export const resolveLayouts = (
  sections: Sections,
  { collapses = 'never', isDocument = false }: LayoutOptions,
): Layouts => {
  const layouts = sections.map((section) => layoutOf(section, collapses));
  return isDocument ? layouts : withPaperBands(layouts);
};
