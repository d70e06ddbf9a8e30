export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

export const isTickable = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

export const isFileInput = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'file';
