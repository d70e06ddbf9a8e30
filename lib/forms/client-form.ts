import type { Field, Form } from '@/content/forms/form.ts';
import { machines } from '@/content/machines/index.ts';
import { machineNames } from '@/content/machines/names.ts';

export type ClientField = Field & {
  /** The drawing of each option, or null. */
  readonly drawings?: readonly (string | null)[];
};

/** The page embeds this part of a form's definition as JSON. */
export type ClientForm = Pick<Form, 'id' | 'table' | 'noun' | 'button' | 'received' | 'documents'> & {
  readonly fields: Readonly<Record<string, ClientField>>;
  readonly failed: Pick<Form['failed'], 'title' | 'advice'>;
  /** How long submissions are stored, worded to fit into a sentence. */
  readonly keptFor: string;
};

const machineDrawings = new Map(
  machines.entries.map(({ slug, drawing }) => [machineNames[slug].formName, `/machines/${drawing}.svg`]),
);

/** Adds the drawings of machines to the options of checkboxes. */
const withDrawings = (field: Field): ClientField =>
  field.kind === 'checkboxes' && field.offered.some((item) => machineDrawings.has(item))
    ? { ...field, drawings: field.offered.map((item) => machineDrawings.get(item) ?? null) }
    : field;

export const toClientForm = ({
  id,
  table,
  noun,
  fields,
  button,
  received,
  failed: { title, advice },
  privacy,
  documents,
}: Form): ClientForm => ({
  id,
  table,
  noun,
  fields: Object.fromEntries(
    Object.entries(fields).map(([key, { use: _use, notSent: _notSent, ...field }]) => [
      key,
      withDrawings(field),
    ]),
  ),
  button,
  received,
  failed: { title, ...(advice !== undefined && { advice }) },
  keptFor: privacy.keptFor.text,
  ...(documents && { documents }),
});
