type Draft = Readonly<Record<string, readonly string[]>>;

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'file'].includes(element.type));

const isCheckbox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'checkbox';

export const clearDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
};

/** Keeps what the named fields contain until the tab is closed. Where they contain nothing, nothing is kept. */
export const saveDraft = (form: HTMLFormElement, key: string, fields: readonly string[]): void => {
  const data = new FormData(form);
  const texts = (field: string) =>
    data.getAll(field).filter((value) => typeof value === 'string' && value !== '') as string[];
  const draft: Draft = Object.fromEntries(
    fields.map((field) => [field, texts(field)] as const).filter(([, values]) => values.length > 0),
  );
  if (Object.keys(draft).length === 0) return clearDraft(key);
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage the form works all the same.
  }
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isTexts);

/** Empty for what is no draft: an older version of the site, another script or a person may have stored anything. */
const readDraft = (key: string): Draft => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return isDraft(stored) ? stored : {};
  } catch {
    return {};
  }
};

/** Whether something was typed and not sent before this page was loaded. */
export const hasDraft = (key: string): boolean => Object.keys(readDraft(key)).length > 0;

/**
 * Fills in the fields that are still empty, with an input event for each text,
 * and leaves the others alone.
 */
export const restoreDraft = (form: HTMLFormElement, key: string): void => {
  const draft = readDraft(key);
  const present = new FormData(form);
  for (const element of form.elements) {
    if (isText(element)) {
      const text = draft[element.name]?.[0];
      if (!text || element.value !== '') continue;
      element.value = text;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (isCheckbox(element) && !present.has(element.name)) {
      element.checked = draft[element.name]?.includes(element.value) ?? false;
    }
  }
};
