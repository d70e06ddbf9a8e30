import type { Fields, Form } from '@/content/forms/form';

/** The page embeds this part of a form's definition as JSON. */
export type ClientForm = Pick<Form, 'id' | 'table' | 'noun' | 'button' | 'received'> & {
  readonly fields: Fields;
  readonly failed: Pick<Form['failed'], 'title' | 'advice'>;
  /** How long submissions are stored, worded to fit into a sentence. */
  readonly keptFor: string;
};

export const toClientForm = ({
  id,
  table,
  noun,
  fields,
  button,
  received,
  failed: { title, advice },
  privacy,
}: Form): ClientForm => ({
  id,
  table,
  noun,
  fields: Object.fromEntries(
    Object.entries(fields).map(([key, { use: _use, notSent: _notSent, ...field }]) => [key, field]),
  ),
  button,
  received,
  failed: { title, ...(advice !== undefined && { advice }) },
  keptFor: privacy.keptFor.text,
});
