import { honeypotName as name } from '@/lib/forms/honeypot';

/**
 * Whether the field that nobody can see was filled in. If so it is switched off: a browser may have filled it in
 * for a real person, whose next submission goes through.
 */
export const catchesSpam = (form: HTMLFormElement): boolean => {
  const honeypot = form.elements.namedItem(name);
  if (!(honeypot instanceof HTMLInputElement) || honeypot.disabled || honeypot.value === '') return false;
  honeypot.disabled = true;
  return true;
};

/** A field that people and assistive technology never meet, but programs that fill in every field do. */
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
