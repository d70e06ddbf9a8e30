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

const wordsIn = (value: unknown): number => {
  if (typeof value === 'string') return value.split(' ').length;
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + wordsIn(part), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, part]) => (key === 'href' ? sum : sum + wordsIn(part)), 0);
};

/** Estimated heights, in words of the text column. */
const headingWords = 50;
const asideLineWords = 15;

/** Words in the text column after which a table or definition list spans the full width. */
const longWords = 250;

const longTable = 12;

const heightInWords = (sections: Sections) => wordsIn(sections) + headingWords * sections.length;

/** The least number of items with which a `spread` definition list gets the full width. */
const longDefinitions = 3;

const breaks = (section: Section, before: Sections) =>
  (section.kind === 'table' && section.rows.length > longTable) ||
  ((section.kind === 'table' || section.kind === 'definitions') && heightInWords(before) > longWords);

/** @param spread - Further section kinds that get the full width, except short definition lists. */
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

/** Separates the sources only if the text is taller, so that they fit beside it. */
export const splitSources = (sections: Sections) => {
  const sources = sections.filter(({ kind }) => kind === 'sources');
  const text = sections.filter(({ kind }) => kind !== 'sources');
  return heightInWords(text) > heightInWords(sources) ? { text, sources } : { text: sections, sources: [] };
};

/** The height of the call panel in lines of the side column. */
const callLines = 6;

export const hasRoomForContents = (stretch: Stretch, lines: number) =>
  stretch.kind === 'reading' &&
  splitSources(stretch.sections).sources.length === 0 &&
  heightInWords(stretch.sections) >= asideLineWords * (lines + callLines);
