import type { SitePath } from '../paths.ts';
import type { InLanguage, Text } from './text.ts';

export type Field = {
  readonly column: string;
  readonly label: string;
  readonly hint?: string;
  /** The name of the field in the middle of a sentence, such as `email address`. Messages and lists capitalise it. */
  readonly noun: string;
  /** The heading of a new part of the form. The part starts with this field. */
  readonly part?: string;
  /** The error message for an empty field. A field without this message is optional, and the form says so. */
  readonly requiredMessage?: string;
  /**
   * Replaces the error message on the `not-sent` page, shown if an invalid form has been submitted without JavaScript:
   * `content/forms/field-errors.ts`.
   */
  readonly notSent?: string;
  /** The purpose of the field, for a privacy policy that lists each field. */
  readonly use?: string;
  /**
   * True if the options are machines: pages show their drawings, and `npm run leads -- --machine` searches them. For
   * checkboxes and radio buttons.
   */
  readonly offersMachines?: true;
} & (
  | { readonly kind: 'email' | 'phone' }
  /** At most `max` characters. */
  | { readonly kind: 'text'; readonly max: number; readonly autoComplete?: string }
  | {
      readonly kind: 'textarea';
      readonly max: number;
      readonly rows: number;
      readonly autoComplete?: string;
    }
  /** Both bounds are inclusive. Dates are written `2026-11-24`. */
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'date'; readonly earliest: string; readonly latest: string }
  | { readonly kind: 'select'; readonly offered: readonly string[] }
  /** A group of radio buttons, for a few options such as yes and no. */
  | { readonly kind: 'radio'; readonly offered: readonly string[] }
  /** A single checkbox. If it has a `requiredMessage`, it must be ticked. */
  | { readonly kind: 'checkbox' }
  /**
   * At least one box must be ticked. `none` is the label of a last box that excludes the others. It is stored as an empty
   * list.
   */
  | {
      readonly kind: 'checkboxes';
      readonly offered: readonly string[];
      readonly none?: string;
      readonly requiredMessage: string;
    }
);

/** The fields of a form in display order, keyed by the `name` attribute of their inputs. */
export type Fields = Readonly<Record<string, Field>>;

/** A field for files, which are never uploaded, as `hint`, `notice` and `chosen` explain. */
export type Documents = {
  readonly part: string;
  readonly label: string;
  readonly hint: string;
  readonly notice: { readonly title: string; readonly description: string };
  /** Appears before the names of the chosen files. */
  readonly chosen: string;
};

/**
 * Used by the form's pages, the `submit` function, the database tests, the lists of leads and the privacy policy. The
 * browser receives part of it as JSON. A migration creates the form's table with `private.make_form_table`.
 */
export type Form = InLanguage & {
  /** Stands in the URL of `submit`, in commands and in browser storage. */
  readonly id: string;
  /**
   * The page that contains the form. A page can contain only one form. Its result pages are
   * `<page>/received` and `<page>/not-sent`.
   */
  readonly pagePath: SitePath;
  readonly table: string;
  /** The email address on the form's pages. The default is the main office's. */
  readonly email?: string;
  /**
   * What pages, emails and commands call a sent form, in the middle of a sentence: `message`. It is in the site's language,
   * like `plural` and `privacy`.
   */
  readonly noun: string;
  readonly plural: string;
  /** The column of a required field for the name of the person, which commands and the owner’s emails show. */
  readonly nameColumn: string;
  /** The column that sums up a lead: its subject in the owner's emails. Emails without details leave out personal data. */
  readonly summaryColumn?: string;
  /**
   * The column that identifies a person, of a required field. It is used to detect duplicates and to limit submissions.
   * The database has it too: docs/adding-a-form-field.md.
   */
  readonly limitedBy: string;
  readonly fields: Fields;
  readonly documents?: Documents;
  /** A note above the form while NEXT_PUBLIC_STORE_CONTACT_MESSAGES isn't 1. Forms without this note are always stored. */
  readonly notStored?: string;
  readonly button: { readonly label: string; readonly busyLabel: string };
  /** The notice (`title` and `description`), and the confirmation on the page. */
  readonly received: {
    readonly title: string;
    readonly description: string;
    readonly heading: string;
    /** The word on the stamp of the confirmation. */
    readonly stamp: string;
    readonly text: string;
    /** The documents and facts that the visitor should have ready when we call. */
    readonly ready: readonly string[];
    /** How else to reach the agency. `callOrEmail` is in the site's language, so a form in another language leaves it out. */
    readonly otherwise: Text;
    /** The heading of the empty form below the confirmation. */
    readonly next: string;
  };
  readonly notSent: {
    /** The title of the notice about a failure. `noticeAdvice` follows the reason. */
    readonly title: string;
    readonly noticeAdvice?: string;
    /** The heading of the `not-sent` page. */
    readonly heading: string;
  };
  readonly privacy: {
    /** The beginning of a sentence that lists all fields. Without it, each field needs a `use`. */
    readonly use?: string;
    /** The name of the records in the privacy policy's table of retention periods. */
    readonly record: string;
    readonly keptFor: { readonly text: string; readonly keptMonths: number };
  };
};

/**
 * Checks a form, and keeps the names and kinds of its fields. The result is also a `Form` if a property is missing, so that
 * the compiler reports only the place of the mistake.
 */
export const defineForm = <const Definition>(form: Definition & Form): Definition & Form => form;
