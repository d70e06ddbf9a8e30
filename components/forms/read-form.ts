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
