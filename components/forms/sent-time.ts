import { sentKey } from './clear-storage';

/** Stores the time, so that visitors don't submit the form again after reloading the page. */
export const rememberSent = (formId: string, time: Date): void => {
  try {
    sessionStorage.setItem(sentKey(formId), time.toISOString());
  } catch {
    // Storage may be full or blocked. The form works without it.
  }
};

export const recallSent = (formId: string): Date | null => {
  try {
    const time = new Date(sessionStorage.getItem(sentKey(formId)) ?? '');
    return Number.isNaN(time.getTime()) ? null : time;
  } catch {
    return null;
  }
};

export const describeSent = (time: Date, now = new Date()): string => {
  // Create the formatters only when needed, because each takes tens of milliseconds on a slow phone.
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
  const date = time.toDateString() === now.toDateString() ? 'today' : `on ${day.format(time)}`;
  return `${date} at ${clock.format(time)}`;
};
