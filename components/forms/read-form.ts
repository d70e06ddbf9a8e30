/**
 * If a browser can't parse an input, such as letters in a number field, it reports an empty value. `NaN` replaces
 * this value, so that the error message is "invalid" instead of "missing".
 */
export const readForm = (form: HTMLFormElement): FormData => {
  const data = new FormData(form);
  for (const input of form.querySelectorAll('input'))
    if (input.validity.badInput) data.set(input.name, 'NaN');
  return data;
};
