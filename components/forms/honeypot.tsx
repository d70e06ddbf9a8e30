import { honeypotName as name } from '@/lib/forms/honeypot';

/**
 * Returns whether the honeypot was filled in. If so, disables it: a browser may have filled it in for a real visitor, whose
 * next attempt must succeed.
 */
export const catchesSpam = (form: HTMLFormElement): boolean => {
  const honeypot = form.elements.namedItem(name);
  if (!(honeypot instanceof HTMLInputElement) || honeypot.disabled || honeypot.value === '') return false;
  honeypot.disabled = true;
  return true;
};

/** The honeypot: a field hidden from visitors and assistive technology, but not from bots that fill in every field. */
export const Honeypot = () => (
  <div aria-hidden="true" className="absolute -left-[9999px]">
    <label htmlFor={name}>Leave this empty</label>
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
