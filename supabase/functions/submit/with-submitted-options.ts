import type { Field, Fields } from '@/content/model/form.ts';

const withOptions = (field: Field, submitted: readonly FormDataEntryValue[]): Field => {
  if (!('offered' in field)) return field;
  const options = submitted.filter(
    (option) => typeof option === 'string' && option !== '',
  ) as readonly string[];
  return { ...field, offered: [...new Set([...field.offered, ...options])] };
};

/**
 * Adds submitted options that are missing from those of their field. A page that was opened before an update may still
 * offer an option under its former name. The database decides whether it accepts the option, so none is dropped.
 */
export const withSubmittedOptions = (fields: Fields, data: FormData): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, withOptions(field, data.getAll(name))]),
  );
