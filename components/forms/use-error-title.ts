import { useEffect } from 'react';
import { formNotes } from '@/content/forms/notes';

const prefix = `${formNotes.error} `;

/** Begins the title of the page with "Error: " while a form is refused, which screen readers read out first. */
export const useErrorTitle = (refused: boolean): void => {
  useEffect(() => {
    if (!refused) return;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [refused]);
};
