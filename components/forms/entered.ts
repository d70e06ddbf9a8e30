/** What the visitor has entered, by the names of the fields. Includes neither files nor empty fields. */
export type Entered = readonly [name: string, value: string][];

export const readEntered = (form: HTMLFormElement): Entered =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );

/** Enters values into the fields of a form that are still empty. Of several values of a text field, enters the first. */
export const enter = (form: HTMLFormElement, entered: Entered): void => {
  const filledIn = new Set(readEntered(form).map(([name]) => name));
  for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const values = entered.filter(([name]) => name === control.name).map(([, value]) => value);
    if (filledIn.has(control.name) || values[0] === undefined) continue;
    if (['checkbox', 'radio'].includes(control.type)) control.checked = values.includes(control.value);
    else [control.value] = values;
    // Only the field itself reacts to this event. If it bubbled, the form would take it for a change by the visitor.
    control.dispatchEvent(new Event('input'));
  }
};
