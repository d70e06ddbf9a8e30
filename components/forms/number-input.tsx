import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { formNotes } from '@/content/form-notes';

/**
 * A number field that screen readers call empty while it is. By themselves some say 0, and of those some read the text for the
 * value and some only the description.
 */
export const NumberInput = (attributes: InputHTMLAttributes<HTMLInputElement>) => {
  const ref = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState(false);

  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    const update = () => setEmpty(input.value === '' && !input.validity.badInput);
    // A form empties its fields after this event.
    const onReset = () => setEmpty(true);
    update();
    input.addEventListener('input', update);
    input.form?.addEventListener('reset', onReset);
    return () => {
      input.removeEventListener('input', update);
      input.form?.removeEventListener('reset', onReset);
    };
  }, []);

  const noteId = `${attributes.id}-empty`;
  return (
    <>
      <input
        {...attributes}
        type="number"
        ref={ref}
        // eslint-disable-next-line jsx-a11y/role-supports-aria-props -- A number field is a spin button, which the rule does not know.
        aria-valuetext={empty ? formNotes.noNumber : undefined}
        aria-describedby={[empty && noteId, attributes['aria-describedby']].filter(Boolean).join(' ')}
      />
      {empty && (
        <span id={noteId} hidden>
          {formNotes.noNumber}
        </span>
      )}
    </>
  );
};
