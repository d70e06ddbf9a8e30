const remove = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The browser may block storage. In that case, nothing is stored.
  }
};

/** The key under which the browser keeps when the visitor sent a form. */
export const sentKey = (formId: string): string => `${formId}-sent`;

export const clearDraft = remove;

export const forgetSent = (formId: string): void => remove(sentKey(formId));
