import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '@/components/notices/notices';
import { whenIdle } from '@/components/notices/when-idle';
import { trappedNotice } from '@/content/forms/failures';
import { checkForm, type FieldError } from '@/lib/forms/check-form';
import type { ClientForm } from '@/lib/forms/client-form';
import { sendRow } from '@/lib/forms/send-row';
import { preparePublicClient } from '@/lib/forms/supabase';
import { clearDraft, hasDraft, restoreDraft, saveDraft } from './form-draft';
import type { FormFailure, FormState, FormStatus, Row } from './form-state';
import { catchesSpam } from './honeypot';
import { readForm } from './read-form';
import { recallSent, rememberSent } from './sent-time';
import { useErrorTitle } from './use-error-title';
import { useHydrated } from './use-hydrated';

type Options = {
  readonly form: ClientForm;
  /** Where the browser sends the form when this code does not; null where nothing takes it. */
  readonly action: string | null;
  /** If false, a correct form is acknowledged at once and nothing is called. */
  readonly stores: boolean;
  /** Called at the start, with what the browser and the draft filled in and before anything is submitted. */
  readonly onReady: ((element: HTMLFormElement) => void) | undefined;
};

const trapped: FormFailure = { cause: 'trapped', message: trappedNotice };

// Held down, Enter would send a failed form again and again, and submit the emptied one after success.
const ignoreHeldEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
};

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[type=submit]');

/** Whether the visitor has not gone on to something else. The button loses the focus while it is disabled. */
const isWaiting = (form: HTMLFormElement) => {
  const active = document.activeElement;
  return !active || active.contains(form) || form.contains(active);
};

/**
 * The state of a form. The browser checks and sends the form until this code has arrived; then errors are in a summary that
 * takes the focus and beside their fields. Inputs are uncontrolled, so that what was typed early is kept. A second submission
 * waits for the answer to the first.
 *
 * Where supabase-js does not arrive, the browser posts the form itself. A form that
 * nothing takes has `method="dialog"`: it goes nowhere, keeps its values and leaves the address alone.
 */
export const useForm = ({ form: entry, action, stores, onReady }: Options): FormState => {
  const { name, table, fields, received, failed } = entry;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const confirmationRef = useRef<HTMLHeadingElement>(null);
  const sending = useRef(false);
  const hydrated = useHydrated();
  const [status, setStatus] = useState<FormStatus>('idle');
  const [sentRow, setSentRow] = useState<Row | null>(null);
  const [sentAt, setSentAt] = useState<Date | null>(null);
  const [restored, setRestored] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const refused = errors.length > 0;
  useErrorTitle(refused);

  // What sending needs is fetched while the visitor types.
  const prepare = stores ? () => whenIdle(preparePublicClient) : undefined;
  const save = (form: HTMLFormElement) => saveDraft(form, name, Object.keys(fields));

  const start = useRef({ name, save, onReady, prepare });
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const { name: key, save: saveTyped, onReady: ready, prepare: prepareNow } = start.current;
    setRestored(hasDraft(key));
    setSentAt(recallSent(key));
    restoreDraft(form, key);
    // Holds what was typed before this code arrived.
    saveTyped(form);
    ready?.(form);
    if (form.contains(document.activeElement)) prepareNow?.();
  }, []);

  // A page that the Back button shows again would show the next person what was sent.
  useEffect(() => {
    const forgetValues = () => flushSync(() => setSentRow(null));
    addEventListener('pagehide', forgetValues);
    return () => removeEventListener('pagehide', forgetValues);
  }, []);

  const wrongIn = (form: HTMLFormElement) => {
    const checked = checkForm(fields, readForm(form));
    return new Map(checked.ok ? [] : checked.errors.map((error) => [error.field, error]));
  };

  const refuse = (found: readonly FieldError[]) => {
    flushSync(() => {
      setErrors(found);
      setStatus('idle');
    });
    summaryRef.current?.focus();
  };

  const fail = (form: HTMLFormElement, why: FormFailure) => {
    flushSync(() => {
      setFailure(why);
      setStatus('failed');
    });
    if (document.activeElement?.contains(form)) buttonOf(form)?.focus();
    const description = [why.message, failed.advice].filter(Boolean).join(' ');
    notify({ title: failed.title, description, variant: 'destructive' });
  };

  const succeed = (form: HTMLFormElement, row: Row) => {
    const focused = isWaiting(form);
    flushSync(() => {
      setSentRow(row);
      setRestored(false);
      setStatus('sent');
    });
    // Screen readers would announce that the field with the focus is emptied.
    if (focused) (confirmationRef.current ?? buttonOf(form))?.focus();
    form.reset();
    clearDraft(name);
    notify({ title: received.title, description: received.description, silent: stores && focused });
  };

  const deliver = async (form: HTMLFormElement, row: Row) => {
    if (stores) {
      setStatus('submitting');
      const result = await sendRow(table, row);
      if (!result.ok) {
        const { cause, message } = result;
        if (cause !== 'unloaded') return fail(form, { cause, message });
        // The page that answers forgets the draft, or leads back to it.
        setStatus('idle');
        return form.submit();
      }
      const time = new Date();
      rememberSent(name, time);
      setSentAt(time);
    }
    succeed(form, row);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const checked = checkForm(fields, readForm(form));
    setSentAt(null);
    if (!checked.ok) return refuse(checked.errors);
    setErrors([]);
    if (catchesSpam(form)) return fail(form, trapped);
    sending.current = true;
    void deliver(form, checked.row).finally(() => {
      sending.current = false;
    });
  };

  // Typing takes an error away and changes none: a screen reader would say each change over the visitor's keys.
  const onInput = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    setStatus((last) => (last === 'failed' ? 'idle' : last));
    if (refused) {
      const wrong = wrongIn(form);
      setErrors((last) => last.filter(({ field }) => wrong.has(field)));
    }
    save(form);
  };

  // Not on the way to the button: it would move from under the pointer, and it checks all the fields.
  const onBlur = ({ currentTarget: form, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!refused || relatedTarget instanceof HTMLButtonElement) return;
    const wrong = wrongIn(form);
    const left = (target as Element).getAttribute('name');
    setErrors((last) => last.map((error) => (error.field === left && wrong.get(error.field)) || error));
  };

  return {
    status,
    sentRow,
    sentAt,
    restored,
    failure: status === 'failed' ? failure : null,
    errors,
    summaryRef,
    confirmationRef,
    formProps: {
      ref: formRef,
      method: action === null ? 'dialog' : 'post',
      action: action ?? undefined,
      // A message in an e-mail program is read by people.
      encType: action?.startsWith('mailto:') ? 'text/plain' : undefined,
      noValidate: hydrated,
      onSubmit,
      onInput,
      onBlur,
      onFocus: prepare,
      onKeyDown: ignoreHeldEnter,
    },
  };
};
