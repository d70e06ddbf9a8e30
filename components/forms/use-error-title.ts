import { useEffect } from 'react';
import { formNotes } from '@/content/forms/notes';

const prefix = `${formNotes.error} `;

/** The title is the first thing that screen readers announce. */
export const useErrorTitle = (refused: boolean): void => {
  useEffect(() => {
    if (!refused) return;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [refused]);
};
