import type { KeyboardEvent } from 'react';

// Ignore repeated Enter presses: holding the key would resend a failed form, and submit the empty form after success.
export const ignoreHeldEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
};

export const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[type=submit]');

/** Returns whether focus is still in the form. A disabled button loses focus to the body. */
export const isWaiting = (form: HTMLFormElement) => {
  const active = document.activeElement;
  return !active || active.contains(form) || form.contains(active);
};
