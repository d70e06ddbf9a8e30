import type { FixedPath } from '../site-path.ts';

/** A field: what the database must hold, and every word about it. */
export type Field = {
  readonly column: string;
  /** Above the field. */
  readonly label: string;
  /** Below the label. */
  readonly hint?: string;
  /** What it's called elsewhere: in what is wrong, in what was sent, and in the privacy policy. */
  readonly name: string;
  /** Why a form that the browser sent itself was not stored. */
  readonly notSent: string;
  /** What it is used for, where the privacy policy says it of each field. */
  readonly use?: string;
  /** The heading of a part of the form that begins with this field. */
  readonly part?: string;
} & (
  | ((TextLine | TextArea | Select | Radio | CalendarDate | Checkbox) & Partial<Required>)
  | ((Contact | WholeNumber | Checkboxes) & Required)
);

/** What to say when nothing was entered. A field without it may be left empty, and its hint says so. */
type Required = { readonly requiredMessage: string };

/** `max` is in characters. */
type TextLine = { readonly kind: 'text'; readonly max: number; readonly autoComplete?: string };
type TextArea = Omit<TextLine, 'kind'> & { readonly kind: 'textarea'; readonly rows: number };
type Contact = { readonly kind: 'email' | 'phone' };
/** Both bounds are inclusive. */
type WholeNumber = { readonly kind: 'number'; readonly min: number; readonly max: number };
/** At least one of those offered. */
type Checkboxes = { readonly kind: 'checkboxes'; readonly offered: readonly string[] };
/** One of those offered, in a list that opens. */
type Select = { readonly kind: 'select'; readonly offered: readonly string[] };
/** One of a few, such as yes and no, each with a button of its own. */
type Radio = { readonly kind: 'radio'; readonly offered: readonly string[] };
/** Both days are inclusive and written `2026-11-24`. */
type CalendarDate = { readonly kind: 'date'; readonly earliest: string; readonly latest: string };
/** A single box. With `requiredMessage` it has to be ticked. */
type Checkbox = { readonly kind: 'checkbox' };

/** The fields by the names they have in the page, in its order. */
export type Fields = Readonly<Record<string, Field>>;

/** What is said of a form that was stored: the notice, and what to read when the notice is gone. */
export type Received = {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** The word that the card is stamped with. */
  readonly stamp: string;
  readonly text: string;
  /** What to have ready for our call. */
  readonly ready: readonly string[];
  /** The beginning of a sentence that ends with how to reach the company. */
  readonly otherwise: string;
  /** The heading of the empty form below. */
  readonly next: string;
};

/**
 * A form, whole. The page, the function `submit`, the database's tests, the lists of leads, the privacy policy and the pages that
 * answer read it; the browser gets it as data. Its table is opened by a migration: `private.open_form`.
 */
export type Form = {
  /** In the address that takes the form, and of what the browser keeps of it. */
  readonly name: string;
  /** The page that has the form: one form a page. What became of it is told at `<page>/received` and `<page>/not-sent`. */
  readonly page: Exclude<FixedPath, '/'>;
  readonly table: string;
  /** What a visitor sends, in the middle of a sentence. */
  readonly called: string;
  /** What the owner's lists and mails call it, and the column that they may quote. */
  readonly lead: { readonly singular: string; readonly plural: string; readonly about?: string };
  /** The column by which repeats are found and a person's forms are limited. */
  readonly limitedBy: string;
  readonly fields: Fields;
  /** The button, at rest and while the form is being sent. */
  readonly button: { readonly label: string; readonly busyLabel: string };
  readonly received: Received;
  readonly failed: {
    /** The title of the notice for a form that was not sent, and what follows the reason. */
    readonly title: string;
    readonly advice?: string;
    /** The heading of the page for one that the browser sent itself. */
    readonly heading: string;
  };
  readonly privacy: {
    /** The beginning of a sentence that lists the fields. A form without it has the use of each field. */
    readonly use?: string;
    /** In the table of what is kept for how long. */
    readonly record: string;
    readonly keptFor: { readonly text: string; readonly months: number };
  };
};
