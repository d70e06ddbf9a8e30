import clsx from 'clsx';
import { figures } from '@/content/drawings/figures';
import type { Collapses, Section } from '@/content/section';
import type { Band, SectionKind } from './section-kind';

/** What the list of sections determines. */
export type ListLayout = {
  /** The default for all of these sections. Some kinds and sections have their own. */
  readonly collapses?: Collapses | undefined;
  /** True if a list of contents is beside the sections, which leaves rows no room beside a heading. */
  readonly isBesideContents?: boolean | undefined;
};

export type SectionLayout = {
  readonly band: Band | undefined;
  /** True if the content has all columns. */
  readonly hasAllColumns: boolean;
  readonly collapses: Collapses;
  readonly className: string;
  /** True if the figure follows the content. */
  readonly isFigureLast: boolean;
  readonly figureClassName: string;
};

/** Returns the layout that results from a section's fields, its kind, its figure and the list around it. */
export const layoutOf = (
  section: Section,
  kind: SectionKind<Section['kind']>,
  { collapses, isBesideContents = false }: ListLayout = {},
): SectionLayout => {
  const band = kind.band ?? (section.band ? 'plant' : undefined);
  const { isStanding = false } = section.figure ? figures[section.figure] : {};
  return {
    band,
    hasAllColumns: (kind.hasAllColumns?.(section) ?? false) || (isBesideContents && kind.hasRows === true),
    collapses:
      band || kind.collapses === 'never'
        ? 'never'
        : (section.collapses ?? collapses ?? kind.collapses ?? 'never'),
    className: clsx(band && section.figure && 'has-figure', band && isStanding && 'has-standing'),
    // A drawing that stands on asphalt ends its section.
    isFigureLast: kind.isFigureLast === true || isStanding,
    figureClassName: clsx('working-figure', isStanding && 'standing'),
  };
};
