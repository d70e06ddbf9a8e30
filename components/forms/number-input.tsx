import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { formNotes } from '@/content/forms/notes';

/**
 * A number field that screen readers call empty while it is. By themselves some say 0, and of those some read the text for the
 * value and some only the description.
 */
export const NumberInput = (attributes: InputHTMLAttributes<HTMLInputElement>) => {
  const ref = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState(false);
  const [described, setDescribed] = useState(false);

  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    const update = () => {
      const isEmpty = input.value === '' && !input.validity.badInput;
      setEmpty(isEmpty);
      // A description that changes under the visitor's keys is said over them.
      if (document.activeElement !== input) setDescribed(isEmpty);
    };
    // A form empties its fields after this event.
    const onReset = () => {
      setEmpty(true);
      setDescribed(true);
    };
    update();
    input.addEventListener('input', update);
    input.addEventListener('blur', update);
    input.form?.addEventListener('reset', onReset);
    return () => {
      input.removeEventListener('input', update);
      input.removeEventListener('blur', update);
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
        aria-describedby={[described && noteId, attributes['aria-describedby']].filter(Boolean).join(' ')}
      />
      {described && (
        <span id={noteId} hidden>
          {formNotes.noNumber}
        </span>
      )}
    </>
  );
};
