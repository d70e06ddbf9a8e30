import type { Form, FormField } from '@/content/forms/form.ts';
import { ExpectedError } from '../../shared/expected-error.ts';

export type Filters = {
  readonly since: Date;
  readonly machine?: string | undefined;
  readonly town?: string | undefined;
  /** Only leads that aren't marked as answered. */
  readonly unanswered: boolean;
};

/** Throws an ExpectedError for text with characters that have a meaning in a PostgREST filter. */
const requirePlain = (name: string, text: string): string => {
  if (/^[\p{L}\p{N} '’-]+$/u.test(text)) return text;
  throw new ExpectedError(`"${text}" can't be used for --${name}. Use letters, digits, spaces and hyphens.`);
};

const isFreeText = (field: FormField) =>
  (field.kind === 'text' && field.autoComplete !== 'name') || field.kind === 'textarea';

/** Matches no lead of a form without free text. */
const textFilter = ({ fields }: Form, text: string): string =>
  `or=(${[
    'id.is.null',
    ...Object.values(fields)
      .filter(isFreeText)
      .map(({ column }) => `${column}.ilike.*${text}*`),
  ].join()})`;

/** Matches a choice of the form's list, in upper or lower case, or the text of a form without a list. */
const machineFilter = (form: Form, machine: string): string => {
  const list = Object.values(form.fields).find(({ kind }) => kind === 'checkboxes');
  if (!list || list.kind !== 'checkboxes') return textFilter(form, machine);
  const name = list.offered.find((one) => one.toLowerCase() === machine.toLowerCase());
  if (name === undefined)
    throw new ExpectedError(`There is no machine "${machine}". The machines are ${list.offered.join(', ')}.`);
  return `${list.column}=cs.{"${name}"}`;
};

/** Returns a PostgREST filter. Throws an ExpectedError for an unknown machine. */
export const filterOf = (form: Form, { since, machine, town, unanswered }: Filters): string =>
  [
    `created_at=gte.${since.toISOString()}`,
    ...(machine === undefined ? [] : [machineFilter(form, requirePlain('machine', machine))]),
    ...(town === undefined ? [] : [textFilter(form, requirePlain('town', town))]),
    ...(unanswered ? ['answered_at=is.null'] : []),
  ].join('&');
