'use client';

import { ReceivedText } from '@/components/ui/received-text.tsx';
import { formText } from '@/content/forms/form-text.ts';
import { siteLanguage } from '@/content/language.ts';
import { ErrorSummary } from './error-summary.tsx';
import { failureId, FailurePanel } from './failure-panel.tsx';
import { FileField, useChosenFiles } from './file-field.tsx';
import { FormFields, FormPart, hasParts } from './form-fields.tsx';
import { Honeypot } from './honeypot.tsx';
import { KeepValues } from './keep-values.tsx';
import { describeTime } from './received-time.ts';
import { ReceivedValues } from './received-values.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm, type SiteFormProps } from './use-form.ts';

/**
 * What the visitor enters is kept in three ways: `KeepValues` enters it again if other code replaces the fields, the draft
 * (form-draft.ts) restores it if the visitor leaves the page, and `ReceivedValues` shows it once the site has received them.
 */
export const SiteForm = (props: SiteFormProps) => {
  const { form } = props;
  const { fields, received, button, documents } = form;
  const { state, errors, isRestored, formRef, summaryRef, confirmationRef, formProps } = useForm(props);
  const chosenFiles = useChosenFiles(documents?.notice);
  const isReceived = state.status === 'received';
  const isInParts = hasParts(fields);
  return (
    <KeepValues form={formRef}>
      {isReceived && (
        <div className="mb-12">
          <ReceivedText form={form} headingRef={confirmationRef}>
            {state.row && <ReceivedValues fields={fields} row={state.row} />}
          </ReceivedText>
          <p lang={siteLanguage} className="mt-2 text-mute">
            {formText.sentAt(describeTime(state.receivedAt))}
          </p>
        </div>
      )}
      <ErrorSummary errors={errors} ref={summaryRef} />
      {isReceived && (
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
            describedBy={state.status === 'notSent' ? failureId : undefined}
          />
          {state.status === 'notSent' && <FailurePanel form={form} failure={state.failure} />}
        </div>
      </form>
    </KeepValues>
  );
};
