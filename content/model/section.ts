import type { FigureName } from '../drawings/figures.ts';
import type { DrawnMachine } from '../drawings/machine-sizes.ts';
import type { IsoDate } from '../format/format-date.ts';
import type { MachineSlug } from '../paths.ts';
import type { Embed } from '../third-parties/embeds.ts';
import type { TicketChart } from '../tickets/tickets.ts';
import type { Form } from './form.ts';
import type {
  CaptionedPhoto,
  ClientQuote,
  Definition,
  FaqQuestion,
  MachineListItem,
  PartiesDiagramText,
  Party,
  Price,
  Question,
  Source,
  Step,
  Table,
  TimedStep,
} from './section-parts.ts';
import type { Action, InLanguage, Text } from './text.ts';

/** A section of a page's body: on the reading grid, or as wide as the window. */
export type Section =
  SectionOnGrid | (SectionFields & WindowKinds & { readonly [Field in keyof GridFields]?: never });

export type SectionOnGrid = SectionFields & GridFields & GridKinds;

/** `on-phones` is for sections that few visitors need before they call, and `always` for long lists. */
export type Collapses = 'on-phones' | 'always' | 'never';

type SectionFields = InLanguage & {
  /** Rendered as an h2. It states the section's main point. */
  readonly heading: string;
  readonly intro?: Text;
  /**
   * The label of a jump link at the top of the page. Use it only for the main sections. Contact, For Buyers, Join as
   * Operator and pages that list others have no jump links.
   */
  readonly jump?: string;
  /** On a page of a machine: the label of a link in the list of equipment guides. */
  readonly guide?: string;
  /** The fragment of links to the section, if its heading has changed. It is otherwise derived from the heading. */
  readonly id?: string;
};

type GridFields = {
  readonly figure?: FigureName;
  /** A word beside the heading that applies to the whole section, such as `Sample`. */
  readonly tag?: string;
  /** The default depends on the kind of section and the page. Sections on a band, such as callouts, never collapse. */
  readonly collapses?: Collapses;
  /** Use `bright`, the band of a callout, at most once on a page, for a figure that explains. */
  readonly band?: 'bright' | 'asphalt';
};

/** The kinds on the reading grid. */
type GridKinds =
  | { readonly kind: 'prose'; readonly paragraphs: readonly Text[] }
  /** `ticks`, for things to collect: each item has a box to tick. Wide windows show two columns of them. */
  | { readonly kind: 'list'; readonly look?: 'ticks'; readonly items: readonly Text[] }
  | {
      readonly kind: 'definitions';
      /** `columns` places the items beside each other. `durations` also draws the `months` of each item to scale. */
      readonly look?: 'columns' | 'durations';
      readonly items: readonly (Definition & { readonly months?: number })[];
    }
  | (Table & {
      readonly kind: 'table';
      /** Drawn above the table, all to the same scale. */
      readonly machines?: readonly DrawnMachine[];
      /** `all-columns` places the table below the heading, in all columns of the page. */
      readonly width?: 'all-columns';
    })
  | {
      /** Durations that follow each other, as bars, with their sum and a result, such as the machines that they keep busy. */
      readonly kind: 'gantt-chart';
      /** The accessible name of the table, for readers who navigate from table to table. */
      readonly caption: string;
      /** The second is the unit of time, such as `Minutes`. */
      readonly columns: readonly [parts: string, unit: string];
      readonly parts: readonly { readonly label: string; readonly duration: number }[];
      readonly sumLabel: string;
      readonly result: { readonly label: string; readonly value: number };
    }
  | (Omit<Table, 'look'> & { readonly kind: 'tickets'; readonly chart: TicketChart })
  /** The points to read on a card, beside a drawing of it. */
  | {
      readonly kind: 'card-reading';
      /** Shown below the points. */
      readonly note?: Text;
    }
  /** Questions with one answer each, not for search engines. The FAQ has `faq`. */
  | { readonly kind: 'questions'; readonly items: readonly Question[] }
  /** A row for each machine, with lines of text. `machine-tiles` is for choosing a machine by its drawing. */
  | { readonly kind: 'machine-list'; readonly items: readonly MachineListItem[] }
  | ({
      readonly kind: 'photo';
      /** More photos, in two columns with the first, such as the people of a team. */
      readonly more?: readonly CaptionedPhoto[];
    } & CaptionedPhoto)
  | {
      readonly kind: 'prices';
      /** The accessible name of the table, for readers who navigate from table to table. */
      readonly caption: string;
      /** The day from which the prices apply. */
      readonly from: IsoDate;
      readonly vat: 'included' | 'added' | 'none';
      readonly items: readonly Price[];
    }
  | {
      /** A third-party video or map. It loads once the visitor opens it, or immediately if scripting is disabled. */
      readonly kind: 'embed';
      /** The title of the iframe, and the label of the button that opens it. */
      readonly title: string;
      readonly embed: Embed;
    }
  | {
      readonly kind: 'sources';
      /** The day on which the documents were last checked. */
      readonly checked: IsoDate;
      readonly items: readonly Source[];
    }
  | { readonly kind: 'callout'; readonly text: Text }
  | {
      readonly kind: 'checklist';
      /** The blanks of the printable checklist, which are in `content/interface-text.ts`. The default is `job`. */
      readonly blanks?: 'machine' | 'job';
      /** The last part of the printable checklist's address. All but one of a page's checklists need one. */
      readonly sheetSlug?: string;
      /** The heading of the printable checklist, if it differs from the section's heading. */
      readonly printedHeading?: string;
      readonly items: readonly Text[];
    }
  | { readonly kind: 'form'; readonly form: Form }
  /** Sections that collapse below one heading. */
  | { readonly kind: 'group'; readonly sections: readonly SectionOnGrid[] }
  | {
      /** Questions with a short answer and a long one. Search engines get those of a page as its FAQ. */
      readonly kind: 'faq';
      readonly items: readonly FaqQuestion[];
    }
  | (KindsOfBothWidths & { readonly width?: undefined });

/** The kinds as wide as the window. */
type WindowKinds =
  | {
      /**
       * Describes the agency: a heading, an intro, links to answers, and tiles. The heading is a paragraph, because the title
       * of each tile is an h2.
       */
      readonly kind: 'features';
      readonly links: readonly Action[];
      readonly tiles: readonly { readonly title: string; readonly text: Text }[];
    }
  | {
      /** A tile for each of these machines, all drawn to the same scale. */
      readonly kind: 'machine-tiles';
      readonly machines: readonly MachineSlug[];
      readonly actions: readonly Action[];
    }
  | {
      /** Each point is beside a drawing of a party. */
      readonly kind: 'party-points';
      readonly points: readonly { readonly party: Party; readonly text: string }[];
      readonly more: Action;
    }
  | {
      /** The cost of a hire, with the totals of the worked example or all its lines. */
      readonly kind: 'cost';
      readonly shows: 'totals' | 'lines';
      /** Shown below the intro. They collapse unless the window is wide. */
      readonly notes?: { readonly heading: string; readonly items: readonly Text[] };
    }
  | {
      /** Steps from left to right, on an asphalt band. */
      readonly kind: 'timeline';
      readonly items: readonly TimedStep[];
      /** Shown below the steps. */
      readonly note?: Text;
    }
  /** The first towns of each region, as road signs. */
  | { readonly kind: 'towns'; readonly all: Action }
  /** Quotes from clients. */
  | { readonly kind: 'quotes'; readonly items: readonly ClientQuote[] }
  | (KindsOfBothWidths & { readonly width: 'window' });

/** The kinds on the reading grid that `width: 'window'` makes as wide as the window. */
type KindsOfBothWidths =
  /** Instructions to read, or in a wide section a process in a few words. If the steps have times, use a `timeline`. */
  | { readonly kind: 'steps'; readonly items: readonly Step[] }
  /** The whole sample profile of an operator, or in a wide section its card and its checked lines. */
  | { readonly kind: 'sample-profile' }
  /** What goes between three parties. */
  | ({ readonly kind: 'parties' } & PartiesDiagramText);

export type SectionOf<Kind extends Section['kind']> = Extract<Section, { readonly kind: Kind }>;

export type Sections = readonly Section[];

/** These sections and those in groups. */
export const withGrouped = (sections: Sections): Sections =>
  sections.flatMap((section) =>
    section.kind === 'group' ? [section, ...withGrouped(section.sections)] : [section],
  );
