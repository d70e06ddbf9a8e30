import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react';
import { formText } from '@/content/forms/form-text.ts';
import { siteLanguage } from '@/content/language.ts';

const scrolling = ['wheel', 'keydown'] as const;

/**
 * Some screen readers announce 0 for an empty number input. `aria-valuetext` or a description corrects this, and each
 * screen reader supports only one of the two.
 */
export const NumberInput = (attributes: InputHTMLAttributes<HTMLInputElement>) => {
  const ref = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [isDescribed, setDescribed] = useState(false);

  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    const update = () => {
      const isNowEmpty = input.value === '' && !input.validity.badInput;
      setEmpty(isNowEmpty);
      // Don't change the description while the input has focus, because screen readers would announce it while the
      // visitor types.
      if (document.activeElement !== input) setDescribed(isNowEmpty);
    };
    // When the reset event fires, the input still has its old value.
    const onReset = () => {
      setEmpty(true);
      setDescribed(true);
    };
    // Browsers change a focused number when the visitor scrolls. They ignore a read-only input and scroll the page.
    const scrollOnly = (event: Event) => {
      // Another key ends this at once, because it may arrive before the timer.
      input.readOnly = !(event instanceof KeyboardEvent) || event.key.startsWith('Page');
      setTimeout(() => {
        input.readOnly = false;
      });
    };
    update();
    for (const type of scrolling) input.addEventListener(type, scrollOnly, { passive: true });
    input.addEventListener('input', update);
    input.addEventListener('blur', update);
    input.form?.addEventListener('reset', onReset);
    return () => {
      for (const type of scrolling) input.removeEventListener(type, scrollOnly);
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
        aria-valuetext={isEmpty ? formText.noNumber : undefined}
        aria-describedby={[isDescribed && noteId, attributes['aria-describedby']].filter(Boolean).join(' ')}
      />
      {isDescribed && (
        <span id={noteId} lang={siteLanguage} hidden>
          {formText.noNumber}
        </span>
      )}
    </>
  );
};
