import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { ClientForm } from '@/lib/forms/client-form.ts';
import { noneName } from '@/lib/forms/read-field.ts';
import { enter, readEntered, type Entered } from './entered.ts';
import { clearStored, readStored, storeValue } from './session-storage.ts';

const maxAgeMs = 12 * 60 * 60 * 1000;

const asText = (entered: Entered) => String(new URLSearchParams([...entered]));

/**
 * Returns the values of a stored draft, such as `1764288000000 fullName=Ada&phone=07700+900123`. Returns none if the draft
 * has expired or is invalid, because an earlier version of the site may have stored a different format.
 */
export const readDraft = (key: string): Entered => {
  const [savedAt, values] = (readStored(key) ?? '').split(' ');
  return Date.now() - Number(savedAt) < maxAgeMs ? [...new URLSearchParams(values)] : [];
};

/**
 * Saves the named fields as a draft in session storage, until the tab is closed. Removes the draft if all fields are
 * empty. Saving unchanged values doesn't extend the lifetime of a draft.
 */
export const saveDraft = (form: HTMLFormElement, key: string, fields: readonly string[]): void => {
  const values = asText(readEntered(form).filter(([name]) => fields.includes(name)));
  if (values === '') clearStored(key);
  else if (values !== asText(readDraft(key))) storeValue(key, `${Date.now()} ${values}`);
};

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
    const draft = readDraft(id);
    setRestored(draft.length > 0);
    enter(element, draft);
    save(element);
  }, [formRef, id, save]);

  const discard = () => {
    setRestored(false);
    clearStored(id);
  };

  return { isRestored, save, discard };
};
