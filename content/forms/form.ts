import type { FixedPath } from '../site-path.ts';

/** A field as the browser needs it: its column, its constraints, and the texts on the form's page. */
export type Field = {
  readonly column: string;
  /** The label above the field. */
  readonly label: string;
  /** The hint below the label. */
  readonly hint?: string;
  /** The field's name in error messages, in the confirmation and in the privacy policy. */
  readonly name: string;
  /** Starts a new part of the form with this heading. */
  readonly part?: string;
} & (
  | ((TextLine | TextArea | Select | Radio | CalendarDate | Checkbox) & Partial<Required>)
  | ((Contact | WholeNumber | Checkboxes) & Required)
);

/** The error message for an empty field. A field without this message is optional, and its hint must state that. */
type Required = { readonly requiredMessage: string };

/** A single line of at most `max` characters. */
type TextLine = { readonly kind: 'text'; readonly max: number; readonly autoComplete?: string };
type TextArea = Omit<TextLine, 'kind'> & { readonly kind: 'textarea'; readonly rows: number };
type Contact = { readonly kind: 'email' | 'phone' };
/** A whole number between inclusive bounds. */
type WholeNumber = { readonly kind: 'number'; readonly min: number; readonly max: number };
/** A group of checkboxes, of which at least one must be ticked. */
type Checkboxes = { readonly kind: 'checkboxes'; readonly offered: readonly string[] };
/** A drop-down list with one choice. */
type Select = { readonly kind: 'select'; readonly offered: readonly string[] };
/** A group of radio buttons for a few choices, such as yes and no. */
type Radio = { readonly kind: 'radio'; readonly offered: readonly string[] };
/** A date between inclusive bounds, written `2026-11-24`. */
type CalendarDate = { readonly kind: 'date'; readonly earliest: string; readonly latest: string };
/** A single checkbox. It must be ticked if it has `requiredMessage`. */
type Checkbox = { readonly kind: 'checkbox' };

/** The fields in display order, keyed by the `name` attribute of their inputs. */
export type Fields = Readonly<Record<string, Field>>;

/** A field with the texts for other pages. */
export type FormField = Field & {
  /** The error message on the page `not-sent`, shown if the browser submitted the form and this field was invalid. */
  readonly notSent: string;
  /** The purpose of the field, for privacy policies that list it per field. */
  readonly use?: string;
};

/** Texts for a stored form: the notice (`title`, `description`), and the confirmation that stays on the page. */
export type Received = {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** The word on the confirmation's stamp. */
  readonly stamp: string;
  readonly text: string;
  /** A list of things to have ready for our call. */
  readonly ready: readonly string[];
  /** The beginning of a sentence that ends with the phone number and e-mail address. */
  readonly otherwise: string;
  /** The heading of the empty form below. */
  readonly next: string;
};

/**
 * The complete definition of a form. It is used by the page, the function `submit`, the database tests, the lists of leads, the
 * privacy policy and the response pages. The browser gets it as JSON. A migration opens its table with `private.open_form`.
 */
export type Form = {
  /** Identifies the form in the URL of `submit` and in browser storage. */
  readonly name: string;
  /** The page with the form. A page has at most one form. Responses are shown at `<page>/received` and `<page>/not-sent`. */
  readonly page: Exclude<FixedPath, '/'>;
  readonly table: string;
  /** The noun for what the visitor sends, in the middle of a sentence: `message`. */
  readonly called: string;
  /** The owner's word for a submission, and the column that lists and notification e-mails may quote. */
  readonly lead: { readonly singular: string; readonly plural: string; readonly about?: string };
  /** The column that identifies a person, used to detect duplicates and limit submissions. */
  readonly limitedBy: string;
  readonly fields: Readonly<Record<string, FormField>>;
  /** The labels of the submit button, before and during sending. */
  readonly button: { readonly label: string; readonly busyLabel: string };
  readonly received: Received;
  readonly failed: {
    /** The title of the failure notice. `advice` follows the reason. */
    readonly title: string;
    readonly advice?: string;
    /** The heading of the page `not-sent`. */
    readonly heading: string;
  };
  readonly privacy: {
    /** The beginning of a sentence that lists the fields. Without it, each field needs a `use`. */
    readonly use?: string;
    /** The name of the record in the table of retention periods. */
    readonly record: string;
    readonly keptFor: { readonly text: string; readonly months: number };
  };
};
