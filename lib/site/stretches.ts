import type { Section, Sections } from '@/content/section';

type TicketSection = Extract<Section, { readonly kind: 'tickets' }>;

/** Consecutive sections in the text column, or one section across the full width. */
export type Stretch =
  | {
      readonly kind: 'reading';
      readonly tickets?: TicketSection | undefined;
      readonly sections: Sections;
    }
  | { readonly kind: 'wide'; readonly section: Section };

const wideKinds: ReadonlySet<Section['kind']> = new Set([
  'callout',
  'checklist',
  'embed',
  'machines',
  'panel',
  'photo',
  'prices',
  'quotes',
  'steps',
  'tickets',
]);

const isWide = (section: Section) =>
  section.wide === true ||
  section.figure !== undefined ||
  wideKinds.has(section.kind) ||
  (section.kind === 'table' && section.machines !== undefined);

/** Does not count link targets. */
const wordsIn = (value: unknown): number => {
  if (typeof value === 'string') return value.split(' ').length;
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + wordsIn(part), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, part]) => (key === 'href' ? sum : sum + wordsIn(part)), 0);
};

/** Estimated heights as numbers of words in the text column. */
const headingWords = 50;
const asideLineWords = 15;

/** Words in the text column after which a table or definition list spans the full width. */
const longWords = 250;

const longTable = 12;

const heightInWords = (sections: Sections) => wordsIn(sections) + headingWords * sections.length;

/** Lists of definitions with at least this many items fill the width of a page. */
const longDefinitions = 3;

const breaks = (section: Section, before: Sections) =>
  (section.kind === 'table' && section.rows.length > longTable) ||
  ((section.kind === 'table' || section.kind === 'definitions') && heightInWords(before) > longWords);

/**
 * @param spread - Further section kinds that get the full width. Short lists of definitions never do.
 */
export const stretchesOf = (
  sections: Sections,
  spread: ReadonlySet<Section['kind']> = new Set(),
): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  for (const section of sections) {
    const last = stretches.at(-1);
    const isSpread =
      spread.has(section.kind) && (section.kind !== 'definitions' || section.items.length >= longDefinitions);
    if (isWide(section) || isSpread || breaks(section, last?.kind === 'reading' ? last.sections : [])) {
      stretches.push({ kind: 'wide', section });
      if (section.kind === 'tickets') stretches.push({ kind: 'reading', tickets: section, sections: [] });
    } else if (last?.kind === 'reading') {
      stretches[stretches.length - 1] = { ...last, sections: [...last.sections, section] };
    } else stretches.push({ kind: 'reading', sections: [section] });
  }
  return stretches;
};

/** Only if the text is taller than the sources and they can be shown beside it. */
export const splitSources = (sections: Sections) => {
  const sources = sections.filter(({ kind }) => kind === 'sources');
  const text = sections.filter(({ kind }) => kind !== 'sources');
  return heightInWords(text) > heightInWords(sources) ? { text, sources } : { text: sections, sources: [] };
};

/** Lines of the side column. */
const callLines = 6;

export const hasRoomForContents = (stretch: Stretch, lines: number) =>
  stretch.kind === 'reading' &&
  splitSources(stretch.sections).sources.length === 0 &&
  heightInWords(stretch.sections) >= asideLineWords * (lines + callLines);
