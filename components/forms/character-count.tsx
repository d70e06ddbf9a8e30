import { useEffect, useState } from 'react';
import { formText } from '@/content/forms/form-text.ts';
import { siteLanguage } from '@/content/language.ts';
import { cleanText, lengthOf } from '@/lib/forms/clean-text.ts';

const nearLimit = 0.75;
const announceAfterMs = 1000;

/**
 * Shows how many characters are left in a text area, near and beyond its limit. Counts characters as the database does.
 * Screen readers announce the number when typing pauses. Text beyond the limit is not cut off, so that visitors can
 * shorten what they pasted.
 */
export const CharacterCount = ({ id, max }: { readonly id: string; readonly max: number }) => {
  const [message, setMessage] = useState('');
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const count = () => {
      const length = lengthOf(cleanText(field.value));
      const words = length > max ? formText.tooMany(length - max) : formText.left(max - length);
      setMessage(length < max * nearLimit ? '' : words);
    };
    // When the reset event fires, the fields still have their old values.
    const onReset = () => setMessage('');
    count();
    field.addEventListener('input', count);
    field.form?.addEventListener('reset', onReset);
    return () => {
      field.removeEventListener('input', count);
      field.form?.removeEventListener('reset', onReset);
    };
  }, [id, max]);

  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(message), announceAfterMs);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <>
      <p aria-hidden="true" lang={siteLanguage} className="mt-1 min-h-7 text-mute">
        {message}
      </p>
      <p aria-live="polite" lang={siteLanguage} className="sr-only">
        {announcement}
      </p>
    </>
  );
};
