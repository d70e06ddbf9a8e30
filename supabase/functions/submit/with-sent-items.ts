import type { Field, Fields } from '@/content/model/form.ts';

const withItems = (field: Field, sentItems: readonly FormDataEntryValue[]): Field => {
  if (!('offered' in field)) return field;
  const items = sentItems.filter((item) => typeof item === 'string' && item !== '') as readonly string[];
  return { ...field, offered: [...new Set([...field.offered, ...items])] };
};

/**
 * Adds submitted items that are missing from the options of their field. A page that was opened before an update may still
 * offer an item under its former name. The database decides whether it accepts the item, so none is dropped.
 */
export const withSentItems = (fields: Fields, data: FormData): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, withItems(field, data.getAll(name))]),
  );
