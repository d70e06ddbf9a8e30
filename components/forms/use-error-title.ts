import { useEffect } from 'react';
import { formText } from '@/content/forms/form-text.ts';

const prefix = `${formText.error} `;

/** Marks the page title if the form has errors, because screen readers announce the title first. */
export const useErrorTitle = (hasErrors: boolean): void => {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [hasErrors]);
};
