'use client';

import { useEffect } from 'react';
import { storedFragment } from '@/content/forms/answers';
import { clearDraft } from './form-draft';
import { forgetSent } from './sent-time';

/** Clears a form's draft and sent time. Used on the page that confirms a form submitted by the browser. */
export const ForgetDraft = ({ form }: { readonly form: string }) => {
  useEffect(() => {
    // The fragment is missing if the visitor opened this page directly; then no form was stored.
    if (location.hash !== `#${storedFragment}`) return;
    clearDraft(form);
    forgetSent(form);
  }, [form]);
  return null;
};
