import { useEffect } from 'react';
import { formNotes } from '@/content/form-notes';

const attribute = 'aria-valuetext';

/** Has screen readers say that the number field with this id is empty. By themselves they say 0. */
export const EmptyNumber = ({ id }: { readonly id: string }) => {
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    const sayEmpty = () => input.setAttribute(attribute, formNotes.noNumber);
    const update = () =>
      input.value === '' && !input.validity.badInput ? sayEmpty() : input.removeAttribute(attribute);
    update();
    input.addEventListener('input', update);
    // A form empties its fields after this event.
    input.form?.addEventListener('reset', sayEmpty);
    return () => {
      input.removeEventListener('input', update);
      input.form?.removeEventListener('reset', sayEmpty);
    };
  }, [id]);
  return null;
};
