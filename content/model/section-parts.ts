import type { MachineWithoutPage } from '../drawings/machine-sizes.ts';
import type { MachineSlug, SiteHref } from '../paths.ts';
import type { InLanguage, Text } from './text.ts';

export type Photo = {
  /**
   * The name that `npm run photo` printed: `yard` for the files `yard-800.webp` and `yard-1600.webp` in
   * `public/photos`.
   */
  readonly photo: string;
  readonly alt: string;
};

export type CaptionedPhoto = Photo & { readonly caption?: string };

export type ClientQuote = InLanguage & {
  /** Who is quoted: a name with a role, or only a role. */
  readonly name: string;
  /** The person's company, or a description of it. */
  readonly company: string;
  readonly text: string;
  /** The machine and the work in a few words, in large type above the quote. */
  readonly job?: string;
  /** The machine that was used. It is drawn below the quote. */
  readonly machine?: MachineSlug;
  readonly stars?: 1 | 2 | 3 | 4 | 5;
  /** Of the person. */
  readonly photo?: Photo;
  /** Marks an invented quote. `npm run check:launch` reports it. */
  readonly sample?: true;
  /** The place of publication, such as a page with reviews. */
  readonly source?: { readonly name: string; readonly href: `https://${string}` };
};

/** Such as a hazard and how to control it. */
export type Definition = { readonly term: string; readonly text: Text };

/** A step of a process. */
export type Step = { readonly title: string; readonly text: Text };

/** A step, and the point at which it happens. */
export type TimedStep = Step & { readonly when?: string };

export type Question = { readonly question: string; readonly answer: Text };

/** The card of the sample profile, the start times, the sums of the worked example, or a red card and a blue one. */
export type AnswerIllustration = 'sample-card' | 'starts' | 'costs' | 'card-pair';

export type FaqQuestion = Question & {
  /** The first sentence of the answer. */
  readonly short: string;
  /** Shows what the answer is about. */
  readonly illustration?: AnswerIllustration;
};

export type MachineListItem = {
  readonly machine: MachineSlug;
  /** The heading, if it differs from the name of the page's machine, such as `Articulated Dump Truck`. */
  readonly name?: string;
  /** The machine in the drawing, if it isn't the page's machine. */
  readonly drawnMachine?: MachineWithoutPage;
  /** The link, if another page has more about this machine. */
  readonly href?: SiteHref;
  /** The lines below the heading, such as the machine's work and its ticket. */
  readonly lines: readonly Text[];
};

export type Source = {
  readonly title: string;
  readonly publisher: string;
  readonly href: `https://${string}`;
};

/** A line of a list of prices. */
export type Price = { readonly item: string } & (
  | {
      /** Whole pounds are shown without pence. */
      readonly pounds: number;
      /** The unit that follows “per”, such as `operator` or `hour`. A price that is paid once needs none. */
      readonly per?: string;
    }
  | {
      /** Such as 12.5. */
      readonly percent: number;
      /** The sum that follows “of”, such as `the first week’s pay`. */
      readonly of: string;
    }
);

export type Table = {
  /** The accessible name of the table, for readers who navigate from table to table. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row is a header cell. */
  readonly rows: readonly (readonly Text[])[];
  /**
   * Without a look, phones show the first cell of each row above the others.
   *
   * - `columns`, for short cells: they are side by side on phones too.
   * - `ranked`, for rows from most to least, such as the longest first: as without a look, with a number and a bar for each
   *   row. Each bar is shorter and paler than the one above, down to the sixth row. For an order of tasks, use `steps`.
   */
  readonly look?: 'columns' | 'ranked';
};

/** Each party has a drawing in content/drawings/parties. */
export type Party = 'agency' | 'hirer' | 'operator' | 'reference';

export type Flow = {
  readonly what: string;
  readonly detail: string;
  /** The party that receives it. */
  readonly to: Party;
  /** It is money, which is green. */
  readonly payment?: true;
};

/** Three parties, with arrows for what goes from one to the next. */
export type PartiesDiagramText = {
  readonly parties: readonly { readonly party: Party; readonly name: string }[];
  /** Between the first and the second party, then between the second and the third. */
  readonly flows: readonly (readonly Flow[])[];
  /** The connection between the first and the last party. */
  readonly firstToLast?: Pick<Flow, 'what' | 'detail'>;
};
