'use client';

import { useEffect } from 'react';
import { clearStored, receivedKey } from './session-storage.ts';

type ForgetDraftProps = {
  readonly form: string;
  /** The fragment of the URL if a submission was stored. Visitors who opened the page directly have none. */
  readonly fragment: string;
};

/** Clears the draft on the result page of a form that the browser submitted without scripts. */
export const ForgetDraft = ({ form, fragment }: ForgetDraftProps) => {
  useEffect(() => {
    if (location.hash !== `#${fragment}`) return;
    clearStored(form);
    clearStored(receivedKey(form));
  }, [form, fragment]);
  return null;
};
