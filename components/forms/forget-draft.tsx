'use client';

import { useEffect } from 'react';
import { storedFragment } from '@/content/forms/answers';
import { clearDraft } from './form-draft';
import { forgetSent } from './sent-time';

/** Clears the draft on the confirmation page of a form that the browser submitted without scripts. */
export const ForgetDraft = ({ form }: { readonly form: string }) => {
  useEffect(() => {
    // If the fragment is missing, the visitor opened this page directly, so no submission was stored.
    if (location.hash !== `#${storedFragment}`) return;
    clearDraft(form);
    forgetSent(form);
  }, [form]);
  return null;
};
