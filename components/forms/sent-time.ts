import { formText } from '@/content/forms/form-text.ts';
import { siteLanguage } from '@/content/language.ts';
import { sentKey } from './clear-storage.ts';

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
  const clock = new Intl.DateTimeFormat(siteLanguage, { hour: '2-digit', minute: '2-digit' }).format(time);
  if (time.toDateString() === now.toDateString()) return formText.todayAt(clock);
  const day = new Intl.DateTimeFormat(siteLanguage, { day: 'numeric', month: 'long' }).format(time);
  return formText.onDayAt(day, clock);
};
