import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { formNotes } from '@/content/forms/notes';

/**
 * Some screen readers announce 0 for an empty number input. `aria-valuetext` or a description corrects this, and each
 * screen reader supports only one of the two.
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
      // Don't change the description while the input has focus, because screen readers would announce it while the
      // visitor types.
      if (document.activeElement !== input) setDescribed(isEmpty);
    };
    // When the reset event fires, the input still has its old value.
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
        // eslint-disable-next-line jsx-a11y/role-supports-aria-props -- A number input has the role spinbutton.
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
