import { formText } from '@/content/forms/form-text.ts';
import { siteLanguage } from '@/content/language.ts';
import { readStored, sentKey, storeValue } from './session-storage.ts';

/** Stores the time, so that visitors don't submit the form again after reloading the page. */
export const rememberSent = (formId: string, time: Date): void =>
  storeValue(sentKey(formId), time.toISOString());

export const recallSent = (formId: string): Date | null => {
  const time = new Date(readStored(sentKey(formId)) ?? '');
  return Number.isNaN(time.getTime()) ? null : time;
};

export const describeSent = (time: Date, now = new Date()): string => {
  // Create the formatters only when needed, because each takes tens of milliseconds on a slow phone.
  const clock = new Intl.DateTimeFormat(siteLanguage, { hour: '2-digit', minute: '2-digit' }).format(time);
  if (time.toDateString() === now.toDateString()) return formText.todayAt(clock);
  const day = new Intl.DateTimeFormat(siteLanguage, { day: 'numeric', month: 'long' }).format(time);
  return formText.onDayAt(day, clock);
};
