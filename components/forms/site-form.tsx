'use client';

import { ReceivedText } from '@/components/ui/received-text.tsx';
import { formText } from '@/content/forms/form-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { ClientForm } from '@/lib/forms/client-form.ts';
import type { Delivery } from '@/lib/forms/delivery.ts';
import { ErrorSummary } from './error-summary.tsx';
import { failureId, FailurePanel } from './failure-panel.tsx';
import { FileField } from './file-field.tsx';
import type { Subjects } from './fill-subject.ts';
import { FormFields, FormPart, hasParts } from './form-fields.tsx';
import { Honeypot } from './honeypot.tsx';
import { KeepValues } from './keep-values.tsx';
import { describeSent } from './sent-time.ts';
import { SentValues } from './sent-values.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useChosenFiles } from './use-chosen-files.ts';
import { useForm } from './use-form.ts';

type SiteFormProps = {
  readonly form: ClientForm;
  readonly delivery: Delivery;
  /** The subjects that links to the form ask for. */
  readonly subjects?: Subjects;
};

export const SiteForm = ({ form, delivery, subjects }: SiteFormProps) => {
  const { fields, received, button, documents } = form;
  const { state, errors, isRestored, formRef, summaryRef, confirmationRef, formProps } = useForm({
    form,
    delivery,
    subjects,
  });
  const chosenFiles = useChosenFiles(documents?.notice);
  const isSent = state.status === 'sent';
  const isInParts = hasParts(fields);
  return (
    <KeepValues form={formRef}>
      {isSent && (
        <div className="mb-12">
          <ReceivedText form={form} headingRef={confirmationRef}>
            {state.row && <SentValues fields={fields} row={state.row} />}
          </ReceivedText>
          <p lang={siteLanguage} className="mt-2 text-mute">
            {formText.sentAt(describeSent(state.sentAt))}
          </p>
        </div>
      )}
      <ErrorSummary errors={errors} ref={summaryRef} />
      {isSent && (
        <div className="mb-8 border-t-2 border-line pt-8">
          <h2 className="mb-2">{received.next}</h2>
          <p lang={siteLanguage}>{formText.empty}</p>
        </div>
      )}
      {isRestored && (
        <p role="status" lang={siteLanguage} className="mb-6 font-bold">
          {formText.restored}
        </p>
      )}
      <form ref={formRef} {...formProps} className={`relative ${isInParts ? 'form-parts' : 'form-rows'}`}>
        <p lang={siteLanguage}>{formText.required}</p>
        <FormFields fields={fields} errors={errors} />
        {documents && (
          <FormPart heading={documents.part}>
            <FileField documents={documents} {...chosenFiles} />
          </FormPart>
        )}
        <Honeypot />
        <div>
          <SubmitButton
            {...button}
            isBusy={state.status === 'submitting'}
            describedBy={state.status === 'failed' ? failureId : undefined}
          />
          {state.status === 'failed' && <FailurePanel form={form} failure={state.failure} />}
        </div>
      </form>
    </KeepValues>
  );
};
