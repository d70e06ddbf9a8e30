import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { ClientForm } from '@/lib/forms/client-form';
import { noneName } from '@/lib/forms/read-field';
import { clearDraft } from './clear-storage';
import { hasDraft, restoreDraft, saveDraft } from './form-draft';

/** Restores what the visitor entered before they left the page. `save` stores the form's current values. */
export const useDraft = ({ name, fields }: ClientForm, formRef: RefObject<HTMLFormElement | null>) => {
  const [restored, setRestored] = useState(false);

  const save = useCallback(
    (element: HTMLFormElement) =>
      saveDraft(
        element,
        name,
        Object.keys(fields).flatMap((field) => [field, noneName(field)]),
      ),
    [name, fields],
  );

  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    setRestored(hasDraft(name));
    restoreDraft(element, name);
    save(element);
  }, [formRef, name, save]);

  const discard = () => {
    setRestored(false);
    clearDraft(name);
  };

  return { restored, save, discard };
};
