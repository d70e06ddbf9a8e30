import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '@/components/notices/notices.ts';
import { checkForm, type FieldError, type Row } from '@/lib/forms/check-form.ts';
import type { ClientForm } from '@/lib/forms/client-form.ts';
import type { Delivery } from '@/lib/forms/delivery.ts';
import { sendRow } from '@/lib/forms/send-row.ts';
import { preparePublicClient } from '@/lib/public-client/clients.ts';
import { failureNotice, type SubmissionFailure } from './failure-panel.tsx';
import { fillSubject, type Subjects } from './fill-subject.ts';
import { readDraft, useDraft } from './form-draft.ts';
import { disableFilledHoneypot } from './honeypot.tsx';
import { ignoreHeldEnter, mayMoveFocus, submitButtonOf } from './keyboard.ts';
import { recallTime, rememberTime } from './received-time.ts';

export type SiteFormProps = {
  readonly form: ClientForm;
  readonly delivery: Delivery;
  /** The subjects that links to the form ask for. */
  readonly subjects?: Subjects;
};

/**
 * `received` lasts until the next submission, or until a reload if the visitor has started another form. After a reload, and
 * when the visitor leaves the page, its `row` is null. `notSent` lasts until the next change.
 */
type FormState =
  | { readonly status: 'editing'; readonly errors: readonly FieldError[] }
  | { readonly status: 'submitting' }
  | { readonly status: 'received'; readonly receivedAt: Date; readonly row: Row | null }
  | { readonly status: 'notSent'; readonly failure: SubmissionFailure };

const noErrors: readonly FieldError[] = [];
const initialState: FormState = { status: 'editing', errors: noErrors };

const recallState = (id: string): FormState => {
  // The draft was entered after the received form was sent, so it must not seem to have arrived too.
  const receivedAt = readDraft(id).length > 0 ? null : recallTime(id);
  return receivedAt ? { status: 'received', receivedAt, row: null } : initialState;
};

/**
 * If a browser can't parse an input, such as letters in a number field, it reports an empty value. `NaN` replaces
 * this value, so that the error message is "invalid" instead of "missing".
 */
const readForm = (form: HTMLFormElement): FormData => {
  const data = new FormData(form);
  for (const input of form.querySelectorAll('input'))
    if (input.validity.badInput) data.set(input.name, 'NaN');
  return data;
};

/**
 * Before hydration, the browser itself validates and submits the form. The inputs are uncontrolled, so that hydration
 * keeps what the visitor has already entered. If supabase-js can't be loaded, the browser submits the form. A form
 * without a URL has `method="dialog"`, so that submitting it early does nothing.
 */
export const useForm = ({ form, delivery, subjects }: SiteFormProps) => {
  const { id, table, fields, received, notSent } = form;
  const isStored = delivery.to === 'database';
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const confirmationRef = useRef<HTMLHeadingElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [state, setState] = useState<FormState>(initialState);
  const errors = state.status === 'editing' ? state.errors : noErrors;
  const hasErrors = errors.length > 0;
  const draft = useDraft(form, formRef);

  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    setHydrated(true);
    setState(recallState(id));
    if (subjects) fillSubject(element, subjects);
    if (isStored && element.contains(document.activeElement)) preparePublicClient();
  }, [id, subjects, isStored]);

  // Clear the submitted values, because the back/forward cache could show them to the next person who uses this device.
  useEffect(() => {
    const forgetValues = () =>
      flushSync(() => setState((last) => (last.status === 'received' ? { ...last, row: null } : last)));
    addEventListener('pagehide', forgetValues);
    return () => removeEventListener('pagehide', forgetValues);
  }, []);

  const errorsIn = (element: HTMLFormElement) => {
    const result = checkForm(fields, readForm(element));
    return new Map(result.ok ? [] : result.errors.map((error) => [error.field, error]));
  };

  const fail = (failure: SubmissionFailure) => {
    flushSync(() => setState({ status: 'notSent', failure }));
    const element = formRef.current;
    if (element && document.activeElement?.contains(element)) submitButtonOf(element)?.focus();
    notify({
      title: notSent.title,
      description: failureNotice(failure, notSent.noticeAdvice),
      variant: 'destructive',
    });
  };

  const succeed = (next: FormState) => {
    const mayTakeFocus = !formRef.current || mayMoveFocus(formRef.current);
    flushSync(() => {
      setState(next);
      draft.discard();
    });
    // Move the focus before resetting the form. Otherwise screen readers would announce that the focused field is now
    // empty.
    const element = formRef.current;
    if (mayTakeFocus) (confirmationRef.current ?? (element && submitButtonOf(element)))?.focus();
    element?.reset();
    notify({
      title: received.title,
      description: received.description,
      isSilent: next.status === 'received' && mayTakeFocus,
    });
  };

  const deliver = async (row: Row) => {
    if (delivery.to === 'nowhere') return fail({ cause: 'unconnected', serverMessage: null });
    if (delivery.to === 'email') return succeed(initialState);
    flushSync(() => setState({ status: 'submitting' }));
    const result = await sendRow(table, row);
    if (result.ok) {
      const receivedAt = new Date();
      rememberTime(id, receivedAt);
      return succeed({ status: 'received', receivedAt, row });
    }
    const { cause, serverMessage } = result;
    if (cause !== 'unloaded') return fail({ cause, serverMessage });
    // Keep the draft: the page `received` deletes it, and visitors need it if they return from `not-sent`.
    setState(initialState);
    formRef.current?.submit();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'submitting') return;
    const element = event.currentTarget;
    const result = checkForm(fields, readForm(element));
    if (!result.ok) {
      flushSync(() => setState({ status: 'editing', errors: result.errors }));
      summaryRef.current?.focus();
      return;
    }
    if (disableFilledHoneypot(element)) return fail({ cause: 'honeypot', serverMessage: null });
    void deliver(result.row);
  };

  // While the visitor types, only remove error messages, because screen readers would announce a changed one.
  const onInput = ({ currentTarget: element }: FormEvent<HTMLFormElement>) => {
    if (state.status === 'notSent') setState(initialState);
    if (hasErrors) {
      const errorsByField = errorsIn(element);
      setState({ status: 'editing', errors: errors.filter(({ field }) => errorsByField.has(field)) });
    }
    draft.save(element);
  };

  // Don't validate when focus moves to the submit button. New messages would move the button away from the pointer, and
  // submitting validates all fields anyway.
  const onBlur = ({ currentTarget: element, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!hasErrors || relatedTarget instanceof HTMLButtonElement) return;
    const errorsByField = errorsIn(element);
    const leftField = (target as Element).getAttribute('name');
    setState({
      status: 'editing',
      errors: errors.map((error) => (error.field === leftField && errorsByField.get(error.field)) || error),
    });
  };

  return {
    state,
    errors,
    isRestored: draft.isRestored,
    formRef,
    summaryRef,
    confirmationRef,
    formProps: {
      method: delivery.to === 'nowhere' ? 'dialog' : 'post',
      action: delivery.to === 'nowhere' ? undefined : delivery.action,
      // Format the message as plain text, because visitors see it in their email app.
      encType: delivery.to === 'email' ? 'text/plain' : undefined,
      noValidate: isHydrated,
      onSubmit,
      onInput,
      onBlur,
      onFocus: isStored ? preparePublicClient : undefined,
      onKeyDown: ignoreHeldEnter,
    },
  };
};
