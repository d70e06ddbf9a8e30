import type { Field, Form, FormField } from '@/content/forms/form.ts';

export type ClientField = Field & {
  /** The drawing of each option, or null. */
  readonly drawings?: readonly (string | null)[];
};

/** The page embeds this part of a form's definition as JSON. */
export type ClientForm = Pick<
  Form,
  'id' | 'table' | 'email' | 'noun' | 'button' | 'received' | 'documents'
> & {
  readonly fields: Readonly<Record<string, ClientField>>;
  readonly failed: Pick<Form['failed'], 'title' | 'noticeAdvice'>;
  /** How long submissions are stored, worded to fit into a sentence. */
  readonly keptFor: string;
};

/** The URLs of the drawings of machines, keyed by option. */
export type OptionDrawings = ReadonlyMap<string | undefined, string>;

const toClientField = (
  { use: _use, notSent: _notSent, offersMachines, ...field }: FormField,
  optionDrawings: OptionDrawings | undefined,
): ClientField =>
  offersMachines && optionDrawings && 'offered' in field
    ? { ...field, drawings: field.offered.map((item) => optionDrawings.get(item) ?? null) }
    : field;

export const toClientForm = (
  {
    id,
    table,
    email,
    noun,
    fields,
    button,
    received,
    failed: { title, noticeAdvice },
    privacy,
    documents,
  }: Form,
  optionDrawings?: OptionDrawings,
): ClientForm => ({
  id,
  table,
  email,
  noun,
  fields: Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, toClientField(field, optionDrawings)]),
  ),
  button,
  received,
  failed: { title, noticeAdvice },
  keptFor: privacy.keptFor.text,
  documents,
});
