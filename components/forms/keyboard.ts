import type { KeyboardEvent } from 'react';

// Ignores the repeated key presses of a held Enter key. They would resubmit a failed form, or submit the empty form
// after a success.
export const ignoreHeldEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
};

export const submitButtonOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLButtonElement>('[type=submit]');

/** Returns false if the visitor has left the form. The body has the focus when the submit button is disabled. */
export const mayMoveFocus = (form: HTMLFormElement) => {
  const active = document.activeElement;
  return !active || active.contains(form) || form.contains(active);
};
