/**
 * Returns the data of a form. The browser reports an input it can't parse, such as a number field with letters, as empty. `NaN`
 * replaces that value, so that validation rejects it as invalid instead of missing.
 */
export const readForm = (form: HTMLFormElement): FormData => {
  const data = new FormData(form);
  for (const input of form.querySelectorAll('input'))
    if (input.validity.badInput) data.set(input.name, 'NaN');
  return data;
};
