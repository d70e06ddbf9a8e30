import type { Section, Sections } from '@/content/section';

type TicketSection = Extract<Section, { readonly kind: 'tickets' }>;

/** A part of a page body: sections in the column of text, or one section that takes the width of the page. */
export type Stretch =
  | {
      readonly kind: 'reading';
      /** The table of the chart above this stretch. */
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

/** The words of a section, without names of links and fields. */
const wordsIn = (value: unknown): number => {
  if (typeof value === 'string') return value.split(' ').length;
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + wordsIn(part), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, part]) => (key === 'href' ? sum : sum + wordsIn(part)), 0);
};

/** Words that are about as high in the column of text as a heading with its space, and as a line of the aside. */
const headingWords = 50;
const asideLineWords = 15;

/** Words after which a table or a list of definitions takes the width: a stretch of up to 1,200 pixels. */
const longWords = 250;

/** Rows from which a table takes the width anyway. */
const longTable = 12;

const heightInWords = (sections: Sections) => wordsIn(sections) + headingWords * sections.length;

const breaks = (section: Section, before: Sections) =>
  (section.kind === 'table' && section.rows.length > longTable) ||
  ((section.kind === 'table' || section.kind === 'definitions') && heightInWords(before) > longWords);

/** Groups the sections of a page: text to read, and between its stretches what needs the width. */
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

/** Lines of the aside that are as high as the number with its button, and as a plate. */
const callLines = 6;
const plateLines = 9;

/** Whether an aside with so many lines of contents is about as high as the text beside it, or lower. */
export const hasRoomForContents = (stretch: Stretch, lines: number, hasPlate: boolean) =>
  stretch.kind === 'reading' &&
  heightInWords(stretch.sections) +
    wordsIn(stretch.tickets?.rows) +
    (headingWords / 2) * (stretch.tickets?.rows.length ?? 0) >=
    asideLineWords * (lines + callLines + (hasPlate ? plateLines : 0));
