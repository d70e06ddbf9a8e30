/** The entered values, keyed by field name. */
type Entered = Readonly<Record<string, readonly string[]>>;

/** A stored draft. `savedAt` is in milliseconds since 1970. */
type Draft = { readonly savedAt: number; readonly entered: Entered };

const maxAgeMs = 12 * 60 * 60 * 1000;

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

const isText = (element: Element): element is TextControl =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && element.type !== 'file' && !isBox(element));

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value['savedAt'] === 'number' &&
  isRecord(value['entered']) &&
  Object.values(value['entered']).every(isTexts);

export const clearDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage may be blocked. Then no draft exists.
  }
};

/**
 * Returns the values of a draft, or an empty object for an expired or invalid one. Another version of the site may have stored
 * anything under this key.
 */
const readDraft = (key: string): Entered => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(stored) && Date.now() - stored.savedAt < maxAgeMs ? stored.entered : {};
  } catch {
    return {};
  }
};

/**
 * Saves the values of the named fields in the tab's session storage, or removes the draft if all of them are empty. Saving the
 * same values again doesn't extend a draft's age.
 */
export const saveDraft = (form: HTMLFormElement, key: string, fields: readonly string[]): void => {
  const data = new FormData(form);
  const texts = (field: string) =>
    data.getAll(field).filter((value) => typeof value === 'string' && value !== '') as string[];
  const entered: Entered = Object.fromEntries(
    fields.map((field) => [field, texts(field)] as const).filter(([, values]) => values.length > 0),
  );
  if (Object.keys(entered).length === 0) return clearDraft(key);
  if (JSON.stringify(entered) === JSON.stringify(readDraft(key))) return;
  const draft: Draft = { savedAt: Date.now(), entered };
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be full or blocked; drafts are optional.
  }
};

/** Returns whether there is a valid draft. Removes an expired or invalid one. */
export const hasDraft = (key: string): boolean => {
  const exists = Object.keys(readDraft(key)).length > 0;
  if (!exists) clearDraft(key);
  return exists;
};

/** Restores the draft into empty fields, and dispatches an input event for each text. Never overwrites a filled field. */
export const restoreDraft = (form: HTMLFormElement, key: string): void => {
  const draft = readDraft(key);
  const present = new FormData(form);
  for (const element of form.elements) {
    if (isText(element)) {
      const text = draft[element.name]?.[0];
      if (!text || element.value !== '') continue;
      element.value = text;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (isBox(element) && !present.has(element.name)) {
      element.checked = draft[element.name]?.includes(element.value) ?? false;
    }
  }
};
