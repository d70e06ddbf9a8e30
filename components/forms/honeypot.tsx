import { formText } from '@/content/forms/form-text.ts';
import { honeypotName as name } from '@/lib/forms/read-field.ts';

/**
 * Returns whether the honeypot was filled in, and disables it, so that a second attempt succeeds: the visitor's own browser
 * may have filled it in.
 */
export const disableFilledHoneypot = (form: HTMLFormElement): boolean => {
  const honeypot = form.elements.namedItem(name);
  if (!(honeypot instanceof HTMLInputElement) || honeypot.disabled || honeypot.value === '') return false;
  honeypot.disabled = true;
  return true;
};

/** Hidden from visitors and screen readers; bots that fill in every field find it. */
export const Honeypot = () => (
  <div aria-hidden="true" className="absolute -left-[9999px]">
    <label htmlFor={name}>{formText.honeypot}</label>
    <input
      id={name}
      name={name}
      type="text"
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore
      data-bwignore
      data-lpignore="true"
      data-form-type="other"
    />
  </div>
);
