'use client';

import type { ReactNode } from 'react';
import { terms } from '@/content/company';
import { registrationBounds as bounds } from '@/lib/forms/bounds';
import { checkRegistration, register, type RegistrationField } from '@/lib/forms/registration';
import { preparePublicClient } from '@/lib/forms/supabase';
import { BotTrap } from './bot-trap';
import { EquipmentField } from './equipment-field';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { FileField } from './file-field';
import { failureId, FormFailure } from './form-failure';
import { clearDraft, restoreDraft, saveDraft } from './form-draft';
import { notify } from '@/components/notices/notices';
import { SubmitButton } from './submit-button';
import { useCheckedForm } from './use-checked-form';

const draftKey = 'operator-registration';
const draftFields = Object.keys(bounds) as readonly RegistrationField[];

const legendClass = 'mb-4 font-display text-[1.625rem]/[1.15] font-bold md:text-[2rem]';

/** `phone` is the company's number as a link. It comes from the server, so that no script has to read phone numbers. */
export const RegistrationForm = ({ phone }: { readonly phone: ReactNode }) => {
  const { status, reason, errors, errorOf, summaryRef, confirmationRef, formProps } = useCheckedForm({
    check: checkRegistration,
    send: register,
    onReady: (form) => {
      restoreDraft(form, draftKey);
      saveDraft(form, draftKey, draftFields);
    },
    onEdit: (form) => saveDraft(form, draftKey, draftFields),
    prepare: preparePublicClient,
    onSent: () => {
      clearDraft(draftKey);
      notify({
        title: 'Registration Successful!',
        description: "Thank you for registering. We'll review your application and contact you soon.",
      });
    },
    onFailed: (message) =>
      notify({ title: 'Registration Failed', description: message, variant: 'destructive' }),
  });

  return (
    <>
      <div ref={confirmationRef} role="status" tabIndex={-1} className="scroll-mt-40 focus:outline-none">
        {status === 'sent' && (
          <div className="mb-8 border-2 border-l-12 border-ink border-l-plant bg-white p-5">
            <h2 className="mb-2 text-xl font-bold">We have your registration</h2>
            <p>
              We review your application within {terms.review}, then contact you by phone or email. There is
              nothing more for you to do.
            </p>
            <p className="mt-2">Anything to add or correct? Call {phone}.</p>
          </div>
        )}
      </div>
      <ErrorSummary errors={errors} ref={summaryRef} />
      <form {...formProps} className="group relative space-y-10">
        <fieldset className="space-y-6">
          <legend className={legendClass}>About you</legend>
          <Field
            name="fullName"
            label="Full Name"
            type="text"
            autoComplete="name"
            required
            error={errorOf('fullName')}
          />
          <Field
            name="email"
            label="Email Address"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            error={errorOf('email')}
          />
          <Field
            name="phone"
            label="Phone Number"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            className="w-full max-w-xs"
            error={errorOf('phone')}
          />
          <Field
            name="address"
            label="Address"
            hint={`Up to ${bounds.address.max} characters.`}
            type="lines"
            rows={3}
            limit={bounds.address.max}
            autoComplete="street-address"
            required
            error={errorOf('address')}
          />
        </fieldset>
        <fieldset className="space-y-6">
          <legend className={legendClass}>Your experience</legend>
          <Field
            name="experience"
            label="Years of Experience"
            hint="Whole years on plant, such as 7."
            type="number"
            inputMode="numeric"
            min={bounds.experience.min}
            max={bounds.experience.max}
            required
            className="w-28"
            error={errorOf('experience')}
          />
          <EquipmentField error={errorOf('equipment')} />
        </fieldset>
        <fieldset>
          <legend className={legendClass}>Documents</legend>
          <FileField />
        </fieldset>
        <BotTrap />
        <div>
          <SubmitButton
            label="Submit Registration"
            busyLabel="Submitting..."
            busy={status === 'submitting'}
            describedBy={status === 'failed' ? failureId : undefined}
          />
          {status === 'failed' && (
            <FormFailure
              title="Your registration has not been sent."
              reason={reason}
              question="Still not working?"
              phone={phone}
            />
          )}
        </div>
      </form>
    </>
  );
};
