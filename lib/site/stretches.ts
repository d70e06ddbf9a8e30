import type { Section, Sections } from '@/content/section';

type TicketSection = Extract<Section, { readonly kind: 'tickets' }>;

/** A part of a page body: sections in the text column, or one full-width section. */
export type Stretch =
  | {
      readonly kind: 'reading';
      /** The chart whose table is shown above this stretch. */
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

/** Counts the words of a section, without link targets. */
const wordsIn = (value: unknown): number => {
  if (typeof value === 'string') return value.split(' ').length;
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + wordsIn(part), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, part]) => (key === 'href' ? sum : sum + wordsIn(part)), 0);
};

/** Heights, measured in words of the text column: a heading with its margins, and a line of the aside. */
const headingWords = 50;
const asideLineWords = 15;

/** A table or definition list gets the full width after a stretch of this many words (up to 1,200 pixels). */
const longWords = 250;

/** A table with more rows than this always gets the full width. */
const longTable = 12;

const heightInWords = (sections: Sections) => wordsIn(sections) + headingWords * sections.length;

const breaks = (section: Section, before: Sections) =>
  (section.kind === 'table' && section.rows.length > longTable) ||
  ((section.kind === 'table' || section.kind === 'definitions') && heightInWords(before) > longWords);

/** Groups the sections of a page into stretches of text and full-width sections between them. */
export const stretchesOf = (sections: Sections): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  for (const section of sections) {
    const last = stretches.at(-1);
    if (isWide(section) || breaks(section, last?.kind === 'reading' ? last.sections : [])) {
      stretches.push({ kind: 'wide', section });
      if (section.kind === 'tickets') stretches.push({ kind: 'reading', tickets: section, sections: [] });
    } else if (last?.kind === 'reading') {
      stretches[stretches.length - 1] = { ...last, sections: [...last.sections, section] };
    } else stretches.push({ kind: 'reading', sections: [section] });
  }
  return stretches;
};

/** Separates the sources of a stretch from its text, if the text is tall enough to have them beside it. */
export const splitSources = (sections: Sections) => {
  const sources = sections.filter(({ kind }) => kind === 'sources');
  const text = sections.filter(({ kind }) => kind !== 'sources');
  return heightInWords(text) > heightInWords(sources) ? { text, sources } : { text: sections, sources: [] };
};

/** Height of the phone number with its button, in lines of the aside. */
const callLines = 6;

/** Returns whether an aside with this many contents lines and no sources is no taller than the text beside it. */
export const hasRoomForContents = (stretch: Stretch, lines: number) =>
  stretch.kind === 'reading' &&
  splitSources(stretch.sections).sources.length === 0 &&
  heightInWords(stretch.sections) >= asideLineWords * (lines + callLines);
