import type { Field, Form } from '@/content/model/form.ts';

export type ClientField = Field & {
  /** The drawing of each option, or null. */
  readonly drawings?: readonly (string | null)[];
};

/** The URLs of the drawings of machines, keyed by option. */
export type OptionDrawings = ReadonlyMap<string | undefined, string>;

const toClientField = (
  { use: _use, notSent: _notSent, offersMachines, ...field }: Field,
  optionDrawings: OptionDrawings | undefined,
): ClientField =>
  offersMachines && optionDrawings && 'offered' in field
    ? { ...field, drawings: field.offered.map((item) => optionDrawings.get(item) ?? null) }
    : field;

export const toClientForm = (
  { id, table, email, noun, fields, button, received, notSent, privacy, documents }: Form,
  optionDrawings?: OptionDrawings,
) => ({
  id,
  table,
  email,
  noun,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, toClientField(field, optionDrawings)]),
  ) as Readonly<Record<string, ClientField>>,
  button,
  received,
  notSent,
  /** How long submissions are stored, worded to fit into a sentence. */
  keptFor: privacy.keptFor.text,
  documents,
});

/** The page embeds this part of a form's definition as JSON. */
export type ClientForm = ReturnType<typeof toClientForm>;
