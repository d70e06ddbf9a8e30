import { figures } from '@/content/drawings/figures';
import type { Collapses, Section, SectionOf, Sections } from '@/content/section';

type Band = 'bright' | 'asphalt' | 'paper';

/** How a section is laid out. section.tsx has the class of each field. */
export type SectionLayout = {
  /** The kind renders its own section, as wide as the window. It needs no other field. */
  readonly isFullWidth?: boolean;
  /** The content has all twelve columns, below the heading. It otherwise has eight, beside the heading. */
  readonly hasAllColumns?: boolean;
  /** The colour of a band as wide as the window. Sections without one are on the white page. */
  readonly band?: Band | undefined;
  readonly collapses?: Collapses;
  /** The place of the figure on a band: beside the text, or also on the lower edge of the band. */
  readonly figurePlace?: 'beside' | 'bottom' | undefined;
  /** The content needs a white background, such as labels that interrupt lines. */
  readonly isAlwaysWhite?: boolean;
  /** Keeps a short section on one page in print. A long one would leave half of a page blank. */
  readonly isKeptTogether?: boolean;
};

const fullWidth = (): SectionLayout => ({ isFullWidth: true });

/** The layout of each kind. Other kinds are text in eight columns of the white page. */
const kindLayouts: { readonly [Kind in Section['kind']]?: (section: SectionOf<Kind>) => SectionLayout } = {
  callout: () => ({ band: 'bright' }),
  'card-reading': () => ({ hasAllColumns: true, isKeptTogether: true }),
  checklist: () => ({ band: 'asphalt' }),
  cost: fullWidth,
  definitions: ({ look, intro, items }) => ({
    hasAllColumns: look === 'columns' || look === 'durations',
    isKeptTogether: intro !== undefined && items.length < 5,
  }),
  features: fullWidth,
  form: () => ({ collapses: 'never' }),
  group: () => ({ collapses: 'never' }),
  'hiring-steps': fullWidth,
  list: ({ look }) => ({ hasAllColumns: look === 'ticks' }),
  'machine-list': () => ({ hasAllColumns: true }),
  'machine-tiles': fullWidth,
  parties: ({ look }) =>
    look === 'wide' ? fullWidth() : { hasAllColumns: true, collapses: 'never', isAlwaysWhite: true },
  prices: ({ items }) => ({ isKeptTogether: items.length < 10 }),
  'profile-summary': fullWidth,
  reasons: fullWidth,
  'sample-profile': () => ({ hasAllColumns: true, isKeptTogether: true }),
  sources: () => ({ collapses: 'on-phones' }),
  table: ({ look, machines, width, rows }) => ({
    hasAllColumns: look === 'ranked' || machines !== undefined || width === 'all-columns',
    isKeptTogether: rows.length < 10,
  }),
  tickets: () => ({ hasAllColumns: true }),
  timeline: fullWidth,
  towns: fullWidth,
};

const kindLayout = (section: Section) =>
  (kindLayouts[section.kind] as ((section: Section) => SectionLayout) | undefined)?.(section) ?? {};

/**
 * The layout of a section results from its kind, its fields and its figure.
 *
 * @param collapses - The default for sections whose kind doesn't collapse.
 */
export const layoutOf = (section: Section, collapses: Collapses = 'never'): SectionLayout => {
  const kind = kindLayout(section);
  const band = kind.band ?? section.band;
  const figure = section.figure && figures[section.figure];
  return {
    ...kind,
    hasAllColumns: kind.hasAllColumns === true || figure?.twoRows === true,
    band,
    collapses:
      band || kind.collapses === 'never' ? 'never' : (section.collapses ?? kind.collapses ?? collapses),
    figurePlace: band && figure && (figure.onAsphalt ? 'bottom' : 'beside'),
  };
};

/** Of every three white sections in a row, the second is on paper, unless a band or the end of the list follows it. */
export const layoutsOf = (sections: Sections, collapses?: Collapses): readonly SectionLayout[] => {
  const layouts = sections.map((section) => layoutOf(section, collapses));
  let whites = 0;
  return layouts.map((layout, index) => {
    whites = layout.band || layout.isFullWidth || layout.isAlwaysWhite ? 0 : whites + 1;
    const next = layouts[index + 1];
    const isOnPaper = whites % 3 === 2 && next && !next.band && layout.collapses !== 'always';
    return isOnPaper ? { ...layout, band: 'paper' } : layout;
  });
};
