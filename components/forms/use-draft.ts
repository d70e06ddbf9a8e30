import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { ClientForm } from '@/lib/forms/client-form.ts';
import { noneName } from '@/lib/forms/read-field.ts';
import { hasDraft, restoreDraft, saveDraft } from './form-draft.ts';
import { clearStored } from './session-storage.ts';

/** Restores what the visitor entered before they left the page. `save` stores the form's current values. */
export const useDraft = ({ id, fields }: ClientForm, formRef: RefObject<HTMLFormElement | null>) => {
  const [isRestored, setRestored] = useState(false);

  const save = useCallback(
    (element: HTMLFormElement) =>
      saveDraft(
        element,
        id,
        Object.keys(fields).flatMap((field) => [field, noneName(field)]),
      ),
    [id, fields],
  );

  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    setRestored(hasDraft(id));
    restoreDraft(element, id);
    save(element);
  }, [formRef, id, save]);

  const discard = () => {
    setRestored(false);
    clearStored(id);
  };

  return { isRestored, save, discard };
};
