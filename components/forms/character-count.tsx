import { useEffect, useState } from 'react';
import { formNotes } from '@/content/forms/notes';
import { cleanText, lengthOf } from '@/lib/forms/texts';

/** From this part of the limit on, what is left is shown and announced. */
const nearLimit = 0.75;
const announceAfterMs = 1000;

/**
 * How many characters are left in the text area with this id, counted as the database counts them. Shown near the limit and
 * beyond it, and announced when typing pauses. Nothing is cut: pasted text stays whole and can be shortened.
 */
export const CharacterCount = ({ id, max }: { readonly id: string; readonly max: number }) => {
  const [shown, setShown] = useState('');
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const count = () => {
      const length = lengthOf(cleanText(field.value));
      const words = length > max ? formNotes.tooMany(length - max) : formNotes.left(max - length);
      setShown(length < max * nearLimit ? '' : words);
    };
    // A form empties its fields after this event.
    const onReset = () => setShown('');
    count();
    field.addEventListener('input', count);
    field.form?.addEventListener('reset', onReset);
    return () => {
      field.removeEventListener('input', count);
      field.form?.removeEventListener('reset', onReset);
    };
  }, [id, max]);

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(shown), announceAfterMs);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <>
      <p aria-hidden="true" className="mt-1 min-h-7 text-mute">
        {shown}
      </p>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
    </>
  );
};
