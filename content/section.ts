import type { FigureName } from './figures';
import type { Form } from './forms/form';
import type { ServiceSlug, SiteHref } from './site-path';
import type { Ticket } from './ticket-lines';
import type { Testimonial } from './testimonial';
import type { Embed } from './third-parties/embeds';
import type { TicketChart } from './tickets';

/** A link target that stands for the company's phone number. */
export const telephone = 'telephone';

/** A link in running text: to a page of this site, an official source, the company's phone number, or an e-mail address. */
type InlineLink = {
  readonly text: string;
  readonly href: SiteHref | `https://${string}` | `mailto:${string}` | typeof telephone;
};

/** Running text: a string, or strings and links that are joined without spaces. */
export type Text = string | readonly (string | InlineLink)[];

/** A short term with its text: a hazard and its control, a check and its limit. */
export type Definition = { readonly term: string; readonly text: Text };

export type Question = { readonly question: string; readonly answer: Text };

/** A machine, its work, and the required ticket. */
export type MachineWork = {
  readonly service: ServiceSlug;
  /** The heading if it isn't the name of the page's machine, such as `Articulated Dump Truck`. */
  readonly name?: string;
  readonly work: Text;
  readonly ticket: Ticket;
};

/** A document that a page relies on. */
export type Source = {
  readonly title: string;
  readonly publisher: string;
  readonly href: `https://${string}`;
};

/** A price in pounds. Whole numbers are printed without pence. */
export type Price = {
  readonly item: string;
  readonly pounds: number;
  /** The unit after “per”, such as `operator` or `hour`. */
  readonly per: string;
};

/** One block of a page body. Its heading states the main point and is rendered as an h2. */
export type Section = SectionContent & {
  /** The label of a jump link under the h1. Only for the main sections of a page. */
  readonly jump?: string;
  readonly figure?: FigureName;
  /** Takes the full width of the page between two stretches of text. Figures, checklists and callouts always do. */
  readonly wide?: true;
  /** Collapses the section on phones, because few readers need it there. */
  readonly folded?: true;
};

type Table = {
  readonly heading: string;
  readonly intro?: Text;
  /** Accessible name of the table, for readers who reach it without its heading. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly Text[])[];
  /** On a phone, `columns` keeps short cells in columns, and `pairs` puts cells side by side in twos. */
  readonly look?: 'columns' | 'pairs';
  /** The machine of each row, whose drawing is beside the row header. Rows without a drawing have `undefined`. */
  readonly machines?: readonly (ServiceSlug | undefined)[];
  /** Draws the machines at one scale, on yellow row headers. */
  readonly toScale?: true;
};

type SectionContent =
  | { readonly kind: 'prose'; readonly heading: string; readonly paragraphs: readonly Text[] }
  | {
      readonly kind: 'list';
      readonly heading: string;
      readonly intro?: Text;
      readonly items: readonly Text[];
    }
  | {
      readonly kind: 'checklist';
      readonly heading: string;
      /** Adds a line for the machine to the sheet. Checklists on machine pages always have this line. */
      readonly ofMachine?: true;
      readonly intro?: Text;
      readonly items: readonly Text[];
    }
  | {
      readonly kind: 'definitions';
      readonly heading: string;
      readonly intro?: Text;
      readonly items: readonly Definition[];
    }
  | {
      readonly kind: 'steps';
      readonly heading: string;
      readonly intro?: Text;
      readonly items: readonly Definition[];
    }
  | ({ readonly kind: 'table' } & Table)
  | (Table & {
      /** A table of tickets with a figure of the same categories above it. */
      readonly kind: 'tickets';
      /** File name of the image: the page's slug. */
      readonly image: string;
      readonly chart: TicketChart;
    })
  | {
      /** A visual panel whose data is in its own module. */
      readonly kind: 'panel';
      readonly heading: string;
      readonly intro?: Text;
      readonly panel: 'card-reading';
    }
  | { readonly kind: 'questions'; readonly heading: string; readonly items: readonly Question[] }
  | { readonly kind: 'machines'; readonly heading: string; readonly items: readonly MachineWork[] }
  | {
      /** The page's form. */
      readonly kind: 'form';
      readonly heading: string;
      readonly intro?: Text;
      readonly form: Form;
    }
  | { readonly kind: 'callout'; readonly heading: string; readonly text: Text }
  | {
      readonly kind: 'photo';
      readonly heading: string;
      readonly intro?: Text;
      /** The name in `public/photos` that `npm run photo` printed: `yard` for `yard-800.webp` and `yard-1600.webp`. */
      readonly photo: string;
      /** Text alternative of the photo. */
      readonly alt: string;
      readonly caption?: string;
    }
  | {
      /** Quotes from clients. `testimonials.sample` marks them as samples if they are invented. */
      readonly kind: 'quotes';
      readonly heading: string;
      readonly intro?: Text;
      readonly items: readonly Testimonial[];
    }
  | {
      readonly kind: 'prices';
      readonly heading: string;
      readonly intro?: Text;
      /** Accessible name of the table, for readers who reach it without its heading. */
      readonly caption: string;
      /** ISO date from which the prices apply. */
      readonly from: string;
      readonly vat: 'included' | 'added' | 'none';
      readonly items: readonly Price[];
    }
  | {
      /** A video or a map from another site. It loads only after the visitor opens it. */
      readonly kind: 'embed';
      readonly heading: string;
      readonly intro?: Text;
      /** The title of the frame, and the label that opens it. */
      readonly title: string;
      readonly embed: Embed;
    }
  | {
      readonly kind: 'sources';
      readonly heading: string;
      /** ISO date on which the documents were last checked. */
      readonly checked: string;
      readonly items: readonly Source[];
    };

/** A page body. */
export type Sections = readonly Section[];

export const link = (text: string, href: InlineLink['href']): InlineLink => ({ text, href });
