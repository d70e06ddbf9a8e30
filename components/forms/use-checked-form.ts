import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { trappedNotice } from '@/content/failures';
import type { Checked, FieldError } from '@/lib/forms/check-form';
import type { SendResult } from '@/lib/forms/send-row';
import { springTrap } from './bot-trap';
import type { CheckedForm, FormFailure, FormStatus } from './checked-form';
import { clearDraft, hasDraft, restoreDraft, saveDraft } from './form-draft';
import { recallSent, rememberSent } from './sent-time';
import { useErrorTitle } from './use-error-title';
import { useHydrated } from './use-hydrated';

type Options<Row, Field extends string> = {
  /** Where the browser sends the form when this code does not; null where nothing takes it. */
  readonly action: string | null;
  readonly check: (data: FormData) => Checked<Row, Field>;
  /** Sends the row. Without it a correct form counts as sent at once. */
  readonly send: ((row: Row) => Promise<SendResult>) | null;
  readonly onSent: (row: Row) => void;
  /** Called with the sentence of the notice. */
  readonly onFailed: (message: string) => void;
  /** Called at the start, with what the browser and the draft filled in and before anything is submitted. */
  readonly onReady?: (form: HTMLFormElement) => void;
  /** What is kept in the tab through a reload until it is sent. */
  readonly draft: { readonly key: string; readonly fields: readonly string[] };
  /** Called as soon as the focus is in the form: what sending needs can be fetched while the visitor types. */
  readonly prepare?: (() => void) | undefined;
};

const trapped: FormFailure = {
  cause: 'trapped',
  message: trappedNotice,
};

// Held down, Enter would send a failed form again and again, and submit the emptied one after success.
const ignoreHeldEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
};

/**
 * Moves the focus unless the visitor has gone on to something else in the meantime. A press on the disabled button leaves the
 * focus with an element around it.
 */
const focusUnlessElsewhere = (element: HTMLElement | null | undefined, from: Element | null | undefined) => {
  const active = document.activeElement;
  if (!active || active === document.body || (from && active.contains(from))) element?.focus();
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
): CheckedForm<Field> => {
  const { action, check, send, onSent, onFailed, onReady, draft, prepare } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const confirmationRef = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const hydrated = useHydrated();
  const [status, setStatus] = useState<FormStatus>('idle');
  // Counted, because the answer to a second message may be the same.
  const [answers, setAnswers] = useState(0);
  const [sentAt, setSentAt] = useState<Date | null>(null);
  const [kept, setKept] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [{ errors, refusals }, setRefusal] = useState<{
    readonly errors: readonly FieldError<Field>[];
    readonly refusals: number;
  }>({ errors: [], refusals: 0 });
  const refused = errors.length > 0;
  useErrorTitle(refused);

  useEffect(() => {
    if (refusals > 0) summaryRef.current?.focus();
  }, [refusals]);

  useEffect(() => {
    if (answers === 0) return;
    const button = formRef.current?.querySelector<HTMLButtonElement>('[type=submit]');
    if (status === 'sent') focusUnlessElsewhere(confirmationRef.current ?? button, button);
    if (status === 'failed') focusUnlessElsewhere(button, button);
  }, [status, answers]);

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

  const fail = (why: FormFailure) => {
    setFailure(why);
    setStatus('failed');
    setAnswers((last) => last + 1);
    onFailed(why.message);
  };

  const leaveToBrowser = (form: HTMLFormElement) => {
    clearDraft(draft.key);
    setStatus('idle');
    form.submit();
  };

  const deliver = async (form: HTMLFormElement, row: Row) => {
    if (send) {
      setStatus('submitting');
      const result = await send(row);
      if (!result.ok) {
        const { cause, message } = result;
        return cause === 'unloaded' ? leaveToBrowser(form) : fail({ cause, message });
      }
      const time = new Date();
      rememberSent(draft.key, time);
      setSentAt(time);
    }
    form.reset();
    clearDraft(draft.key);
    setKept(false);
    setStatus('sent');
    setAnswers((last) => last + 1);
    onSent(row);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const checked = check(new FormData(form));
    setSentAt(null);
    setRefusal((last) =>
      checked.ok ? { ...last, errors: [] } : { errors: checked.errors, refusals: last.refusals + 1 },
    );
    if (!checked.ok) return setStatus('idle');
    if (springTrap(form)) return fail(trapped);
    sending.current = true;
    void deliver(form, checked.row).finally(() => {
      sending.current = false;
    });
  };

  const onInput = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    setStatus((last) => (last === 'failed' ? 'idle' : last));
    if (refused) {
      const checked = check(new FormData(form));
      const wrong = new Map(checked.ok ? [] : checked.errors.map((error) => [error.field, error]));
      setRefusal((last) => ({ ...last, errors: last.errors.flatMap(({ field }) => wrong.get(field) ?? []) }));
    }
    saveDraft(form, draft.key, draft.fields);
  };

  return {
    status,
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
      onFocus: prepare,
      onKeyDown: ignoreHeldEnter,
    },
  };
};
