import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { trappedNotice } from '@/content/failures';
import type { Checked, FieldError } from '@/lib/forms/check-form';
import type { SendResult } from '@/lib/forms/send-row';
import { springTrap } from './bot-trap';
import type { CheckedForm, FormFailure, FormStatus } from './checked-form';
import { clearDraft, hasDraft, restoreDraft, saveDraft } from './form-draft';
import { readForm } from './read-form';
import { recallSent, rememberSent } from './sent-time';
import { useErrorTitle } from './use-error-title';
import { useHydrated } from './use-hydrated';

type Options<Row, Field extends string> = {
  /** Where the browser sends the form when this code does not; null where nothing takes it. */
  readonly action: string | null;
  readonly check: (data: FormData) => Checked<Row, Field>;
  /** Sends the row. Without it a correct form counts as sent at once. */
  readonly send: ((row: Row) => Promise<SendResult>) | null;
  /** Called when the confirmation is on the page. `told`: it has the focus, so that screen readers say it. */
  readonly onSent: (told: boolean) => void;
  /** Called with the sentence of the notice. */
  readonly onFailed: (message: string) => void;
  /** Called at the start, with what the browser and the draft filled in and before anything is submitted. */
  readonly onReady?: (form: HTMLFormElement) => void;
  /** What is kept in the tab through a reload until it is sent. */
  readonly draft: { readonly key: string; readonly fields: readonly string[] };
  /** Called as soon as the focus is in the form: what sending needs can be fetched while the visitor types. */
  readonly prepare?: (() => void) | undefined;
};

const trapped: FormFailure = { cause: 'trapped', message: trappedNotice };

// Held down, Enter would send a failed form again and again, and submit the emptied one after success.
const ignoreHeldEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
};

/** Whether the visitor has not gone on to something else. Safari gives the focus to no button that is pressed. */
const isWaiting = (form: HTMLFormElement) => {
  const active = document.activeElement;
  return !active || active.contains(form) || form.contains(active);
};

/**
 * The state of a form. The browser checks and sends the form until this code has arrived; then errors are in a summary that
 * takes the focus and beside their fields. Inputs are uncontrolled, so that what was typed early is kept. A second submission
 * waits for the answer to the first.
 *
 * Where the code that sends does not arrive, the browser sends the form as if this code had not arrived either. A form that
 * nothing takes has `method="dialog"`: it goes nowhere, keeps its values and leaves the address alone.
 */
export const useCheckedForm = <Row, Field extends string>(
  options: Options<Row, Field>,
): CheckedForm<Row, Field> => {
  const { action, check, send, onSent, onFailed, onReady, draft, prepare } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const confirmationRef = useRef<HTMLHeadingElement>(null);
  const sending = useRef(false);
  const hydrated = useHydrated();
  const [status, setStatus] = useState<FormStatus>('idle');
  const [sentRow, setSentRow] = useState<Row | null>(null);
  const [sentAt, setSentAt] = useState<Date | null>(null);
  const [kept, setKept] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [errors, setErrors] = useState<readonly FieldError<Field>[]>([]);
  const refused = errors.length > 0;
  useErrorTitle(refused);

  const start = useRef({ draft, onReady, prepare });
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const { key, fields } = start.current.draft;
    setKept(hasDraft(key));
    setSentAt(recallSent(key));
    restoreDraft(form, key);
    // Holds what was typed before this code arrived.
    saveDraft(form, key, fields);
    start.current.onReady?.(form);
    if (form.contains(document.activeElement)) start.current.prepare?.();
  }, []);

  const wrongIn = (form: HTMLFormElement) => {
    const checked = check(readForm(form));
    return new Map(checked.ok ? [] : checked.errors.map((error) => [error.field, error]));
  };

  const refuse = (found: readonly FieldError<Field>[]) => {
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
    if (document.activeElement?.contains(form))
      form.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
    onFailed(why.message);
  };

  const succeed = (form: HTMLFormElement, row: Row) => {
    const told = isWaiting(form);
    flushSync(() => {
      setSentRow(row);
      setKept(false);
      setStatus('sent');
    });
    // Before the field that has the focus is emptied, which a screen reader would say.
    if (told) confirmationRef.current?.focus();
    form.reset();
    clearDraft(draft.key);
    onSent(told);
  };

  const deliver = async (form: HTMLFormElement, row: Row) => {
    if (send) {
      setStatus('submitting');
      const result = await send(row);
      if (!result.ok) {
        const { cause, message } = result;
        if (cause !== 'unloaded') return fail(form, { cause, message });
        // The page that answers forgets the draft, or leads back to it.
        setStatus('idle');
        return form.submit();
      }
      const time = new Date();
      rememberSent(draft.key, time);
      setSentAt(time);
    }
    succeed(form, row);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const checked = check(readForm(form));
    setSentAt(null);
    if (!checked.ok) return refuse(checked.errors);
    setErrors([]);
    if (springTrap(form)) return fail(form, trapped);
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
    saveDraft(form, draft.key, draft.fields);
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
    kept,
    failure: status === 'failed' ? failure : null,
    errors,
    summaryRef,
    confirmationRef,
    errorOf: (field) => errors.find((error) => error.field === field)?.message,
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
