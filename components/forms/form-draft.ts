import { isControl, isFileInput, isTickable } from './controls.ts';
import { clearStored, readStored, storeValue } from './session-storage.ts';

type Entered = Readonly<Record<string, readonly string[]>>;

type Draft = { readonly savedAt: number; readonly entered: Entered };

const maxAgeMs = 12 * 60 * 60 * 1000;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value['savedAt'] === 'number' &&
  isRecord(value['entered']) &&
  Object.values(value['entered']).every(isTexts);

/**
 * Returns the values of a draft. Returns an empty object if the draft has expired or is invalid, because an earlier
 * version of the site may have stored a different format.
 */
const readDraft = (key: string): Entered => {
  try {
    const storedDraft: unknown = JSON.parse(readStored(key) ?? 'null');
    return isDraft(storedDraft) && Date.now() - storedDraft.savedAt < maxAgeMs ? storedDraft.entered : {};
  } catch {
    return {};
  }
};

/**
 * Saves the named fields as a draft in session storage, until the tab is closed. Removes the draft if all fields are
 * empty. Saving unchanged values doesn't extend the lifetime of a draft.
 */
export const saveDraft = (form: HTMLFormElement, key: string, fields: readonly string[]): void => {
  const data = new FormData(form);
  const texts = (field: string) =>
    data.getAll(field).filter((value) => typeof value === 'string' && value !== '') as string[];
  const entered: Entered = Object.fromEntries(
    fields.map((field) => [field, texts(field)] as const).filter(([, values]) => values.length > 0),
  );
  if (Object.keys(entered).length === 0) return clearStored(key);
  if (JSON.stringify(entered) === JSON.stringify(readDraft(key))) return;
  const draft: Draft = { savedAt: Date.now(), entered };
  storeValue(key, JSON.stringify(draft));
};

/** Returns whether there is a draft. Removes an expired or invalid one. */
export const hasDraft = (key: string): boolean => {
  const exists = Object.keys(readDraft(key)).length > 0;
  if (!exists) clearStored(key);
  return exists;
};

/** Restores a draft into the empty fields of a form. Dispatches an input event for each restored text field. */
export const restoreDraft = (form: HTMLFormElement, key: string): void => {
  const draft = readDraft(key);
  const present = new FormData(form);
  for (const element of form.elements) {
    if (!isControl(element) || isFileInput(element)) continue;
    const values = draft[element.name] ?? [];
    if (isTickable(element)) {
      if (!present.has(element.name)) element.checked = values.includes(element.value);
    } else if (values[0] && element.value === '') {
      element.value = values[0];
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
};
