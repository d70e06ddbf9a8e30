import { formText } from '@/content/forms/form-text.ts';
import { siteLanguage } from '@/content/language.ts';
import { readStored, receivedKey, storeValue } from './session-storage.ts';

/** Stores the time, so that visitors don't submit the form again after reloading the page. */
export const rememberTime = (formId: string, time: Date): void =>
  storeValue(receivedKey(formId), time.toISOString());

export const recallTime = (formId: string): Date | null => {
  const time = new Date(readStored(receivedKey(formId)) ?? '');
  return Number.isNaN(time.getTime()) ? null : time;
};

export const describeTime = (time: Date, now = new Date()): string => {
  // Create the formatters only when needed, because each takes tens of milliseconds on a slow phone.
  const clock = new Intl.DateTimeFormat(siteLanguage, { hour: '2-digit', minute: '2-digit' }).format(time);
  if (time.toDateString() === now.toDateString()) return formText.todayAt(clock);
  const day = new Intl.DateTimeFormat(siteLanguage, { day: 'numeric', month: 'long' }).format(time);
  return formText.onDayAt(day, clock);
};
