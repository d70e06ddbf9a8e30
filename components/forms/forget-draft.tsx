'use client';

import { useEffect } from 'react';
import { clearDraft } from './form-draft';
import { forgetSent } from './sent-time';

/** On the page that says that a form arrived which the browser sent itself: leaves nothing of it in the tab. */
export const ForgetDraft = ({ form }: { readonly form: string }) => {
  useEffect(() => {
    clearDraft(form);
    forgetSent(form);
  }, [form]);
  return null;
};
