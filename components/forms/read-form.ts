import type { Fields } from '@/content/forms/form';
import { checkForm } from '@/lib/forms/check-form';
import type { Row } from './form-state';

/**
 * What a form holds. A number field gives the empty string for anything but a number: here it gives what no rule takes for
 * one, so that its message is about what was typed.
 */
export const readForm = (form: HTMLFormElement): FormData => {
  const data = new FormData(form);
  for (const input of form.querySelectorAll('input'))
    if (input.validity.badInput) data.set(input.name, 'NaN');
  return data;
};

/** Whether a form would be sent as this row. */
export const holdsRow = (form: HTMLFormElement, fields: Fields, row: Row): boolean => {
  const checked = checkForm(fields, readForm(form));
  return checked.ok && JSON.stringify(checked.row) === JSON.stringify(row);
};
