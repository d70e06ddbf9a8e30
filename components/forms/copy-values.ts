import { isControl, isFileInput, isTickable, type Control } from './controls.ts';

/** The file input has an id but no name, because its files are not submitted. */
const keyOf = (control: Control) =>
  [control.name || control.id, ...(isTickable(control) ? [control.value] : [])].join('=');

const isFilledIn = (control: Control) => (isTickable(control) ? control.checked : control.value !== '');

const copy = (from: Control, to: Control) => {
  to.disabled = from.disabled;
  if (isFileInput(to)) to.files = isFileInput(from) ? from.files : null;
  else if (isTickable(to)) to.checked = isTickable(from) && from.checked;
  else if (!(to instanceof HTMLSelectElement) || [...to.options].some(({ value }) => value === from.value))
    to.value = from.value;
};

const moveFocus = (from: Control, to: Control) => {
  to.focus({ preventScroll: true });
  // Number inputs and some others have no text selection.
  if (to instanceof HTMLSelectElement || from instanceof HTMLSelectElement || from.selectionStart === null)
    return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
};

/**
 * Copies values, ticks, files and the focus from replaced controls into a new form, and removes the rest of the old form.
 * Of several controls with the same name, it uses the first one with a value.
 *
 * @param oldControls - Includes controls that are no longer in the page, because they still have their values.
 * @param focused - The control that had the focus when it was replaced.
 */
export const copyValues = (
  oldControls: readonly Control[],
  form: HTMLFormElement,
  focused: Element | null,
) => {
  for (const to of form.elements) {
    if (!isControl(to)) continue;
    const candidates = oldControls.filter((from) => keyOf(from) === keyOf(to) && !form.contains(from));
    const from = candidates.find(isFilledIn) ?? candidates[0];
    if (!from) continue;
    copy(from, to);
    const focusedControl = candidates.find((candidate) => candidate === focused);
    if (focusedControl) moveFocus(focusedControl, to);
    for (const candidate of candidates) (candidate.form ?? candidate).remove();
  }
};
