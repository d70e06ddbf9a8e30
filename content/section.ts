import type { FigureName } from './figures';
import type { Form } from './forms/form';
import type { ServiceSlug, SiteHref } from './site-path';
import type { Ticket } from './ticket-lines';
import type { Testimonial } from './testimonial';
import type { Embed } from './third-parties/embeds';
import type { TicketChart } from './tickets';

/** In place of an address: rings the company. */
export const telephone = 'telephone';

/** A link inside running text: to a page of this site, to an official source elsewhere, to the company's phone, or to an e-mail. */
type InlineLink = {
  readonly text: string;
  readonly href: SiteHref | `https://${string}` | `mailto:${string}` | typeof telephone;
};

/** Running text: a plain string, or pieces of it with links between. Pieces are joined without a space. */
export type Text = string | readonly (string | InlineLink)[];

/** A short label and what belongs to it: a hazard and its control, a check and its limit. */
export type Definition = { readonly term: string; readonly text: Text };

export type Question = { readonly question: string; readonly answer: Text };

/** A machine, what it is wanted for, and the ticket to ask for. */
export type MachineWork = { readonly service: ServiceSlug; readonly work: Text; readonly ticket: Ticket };

/** A document that a page relies on. */
export type Source = {
  readonly title: string;
  readonly publisher: string;
  readonly href: `https://${string}`;
};

/** A price in pounds. A whole number is printed without pence. */
export type Price = {
  readonly item: string;
  readonly pounds: number;
  /** After “per”: `operator`, `hour`. */
  readonly per: string;
};

/** One block of a page body. Headings say the point; each renders as an h2. */
export type Section = SectionContent & {
  /** What people come to the page for: the words of a link to it under the h1. */
  readonly jump?: string;
  readonly figure?: FigureName;
  /** Takes the width of the page between two stretches of text, as figures, checklists and callouts do anyway. */
  readonly wide?: true;
  /** Few readers need it on a phone: there only its heading shows until it is opened. */
  readonly folded?: true;
};

type Table = {
  readonly heading: string;
  readonly intro?: Text;
  /** What the table holds, for readers who meet it without its heading. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly Text[])[];
  /** Cells short enough for columns on a phone, or for two beside each other. */
  readonly look?: 'columns' | 'pairs';
  /** The machine of each row, drawn beside its header. */
  readonly machines?: readonly ServiceSlug[];
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
      /** Filled in for one machine, as every checklist of a machine's page is: its sheet asks which. */
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
      /** Name of the image's file: the page's slug. */
      readonly image: string;
      readonly chart: TicketChart;
    })
  | {
      /** Something that is drawn rather than told, with its data in a module of its own. */
      readonly kind: 'panel';
      readonly heading: string;
      readonly intro?: Text;
      readonly panel: 'sample-profile' | 'card-reading';
    }
  | { readonly kind: 'questions'; readonly heading: string; readonly items: readonly Question[] }
  | { readonly kind: 'machines'; readonly heading: string; readonly items: readonly MachineWork[] }
  | {
      /** The form of this page. */
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
      /** Its name in `public/photos`, as `npm run photo` printed it: `yard` for `yard-800.webp` and `yard-1600.webp`. */
      readonly photo: string;
      /** What the photo shows, for readers who can't see it. */
      readonly alt: string;
      readonly caption?: string;
    }
  | {
      /** Quotes from clients. Ones that aren't real are marked as samples by `testimonials.sample`. */
      readonly kind: 'quotes';
      readonly heading: string;
      readonly intro?: Text;
      readonly items: readonly Testimonial[];
    }
  | {
      readonly kind: 'prices';
      readonly heading: string;
      readonly intro?: Text;
      /** What the table holds, for readers who meet it without its heading. */
      readonly caption: string;
      /** ISO date from which the prices apply. */
      readonly from: string;
      readonly vat: 'included' | 'added' | 'none';
      readonly items: readonly Price[];
    }
  | {
      /** A video or a map from another site, which loads only after the visitor opens it. */
      readonly kind: 'embed';
      readonly heading: string;
      readonly intro?: Text;
      /** What the frame shows; also the words that open it. */
      readonly title: string;
      readonly embed: Embed;
    }
  | {
      readonly kind: 'sources';
      readonly heading: string;
      /** ISO date on which the documents were last looked at. */
      readonly checked: string;
      readonly items: readonly Source[];
    };

/** A page body. */
export type Sections = readonly Section[];

export const link = (text: string, href: InlineLink['href']): InlineLink => ({ text, href });
