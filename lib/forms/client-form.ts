import type { Fields, Form } from '@/content/forms/form';

/** The parts of a form that the browser needs. The page contains them as JSON. */
export type ClientForm = Pick<Form, 'name' | 'table' | 'called' | 'button' | 'received'> & {
  readonly fields: Fields;
  readonly failed: Pick<Form['failed'], 'title' | 'advice'>;
  /** The retention period, worded for the middle of a sentence. */
  readonly keptFor: string;
};

/** Returns a form without the parts that only the owner, the server and the privacy policy need. */
export const toClientForm = ({
  name,
  table,
  called,
  fields,
  button,
  received,
  failed: { title, advice },
  privacy,
}: Form): ClientForm => ({
  name,
  table,
  called,
  fields: Object.fromEntries(
    Object.entries(fields).map(([key, { use: _use, notSent: _notSent, ...field }]) => [key, field]),
  ),
  button,
  received,
  failed: { title, ...(advice !== undefined && { advice }) },
  keptFor: privacy.keptFor.text,
});
