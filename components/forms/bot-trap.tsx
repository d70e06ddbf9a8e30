import { textOf } from '@/lib/forms/field-rules';

// A word that browsers and password managers fill in from no profile, unlike `website` or `company`.
const name = 'reference';

/** Whether the field that nobody can see was filled in. */
export const isBot = (data: FormData): boolean => textOf(data, name) !== '';

/** A field that people and assistive technology never meet, but programs that fill in every field do. */
export const BotTrap = () => (
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
