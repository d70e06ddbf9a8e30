import { formText } from '@/content/forms/form-text.ts';

/** Returns the text of a value in a row of a form's table. `none` is the text of an empty list. */
export const storedText = (value: unknown, none: string): string => {
  if (Array.isArray(value)) return value.length === 0 ? none : value.join(', ');
  if (typeof value === 'boolean') return value ? formText.ticked : formText.notTicked;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
