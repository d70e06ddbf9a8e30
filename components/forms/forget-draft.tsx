'use client';

import { useEffect } from 'react';
import { storedFragment } from '@/content/forms/answers';
import { clearDraft } from './form-draft';
import { forgetSent } from './sent-time';

/** On the page that confirms a form which the browser sent itself: removes what the tab holds of it. */
export const ForgetDraft = ({ form }: { readonly form: string }) => {
  useEffect(() => {
    // Opened by its address, the page confirms nothing.
    if (location.hash !== `#${storedFragment}`) return;
    clearDraft(form);
    forgetSent(form);
  }, [form]);
  return null;
};
