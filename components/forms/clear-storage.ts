/** The key under which the browser keeps when the visitor sent a form. The key of a draft is the id of its form. */
export const sentKey = (formId: string): string => `${formId}-sent`;

export const clearStorage = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The browser may block storage. In that case, nothing is stored.
  }
};
