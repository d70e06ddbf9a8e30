// The browser may block session storage, and it may be full. Forms work without it.

/** The key of the time at which the site received a form. The key of a draft is the id of its form. */
export const receivedKey = (formId: string): string => `${formId}-received`;

export const readStored = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

export const storeValue = (key: string, value: string): void => {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
};

export const clearStored = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {}
};
