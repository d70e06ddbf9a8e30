'use client';

import type { ReactNode } from 'react';
import { promises } from '@/content/promises';
import { registrationBounds as bounds } from '@/lib/forms/bounds';
import { checkRegistration, register, type RegistrationField } from '@/lib/forms/registration';
import { preparePublicClient } from '@/lib/forms/supabase';
import { BotTrap } from './bot-trap';
import { EquipmentField } from './equipment-field';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { FileField } from './file-field';
import { failureId, FormFailure } from './form-failure';
import { notify } from '@/components/notices/notices';
import { SubmitButton } from './submit-button';
import { useCheckedForm } from './use-checked-form';

const draft = {
  key: 'operator-registration',
  fields: Object.keys(bounds) as readonly RegistrationField[],
} as const;

const legendClass = 'mb-4 font-display text-[1.625rem]/[1.15] font-bold md:text-[2rem]';

/** `phone` is the company's number as a link. It comes from the server, so that no script has to read phone numbers. */
export const RegistrationForm = ({ phone }: { readonly phone: ReactNode }) => {
  const { status, reason, errors, errorOf, summaryRef, confirmationRef, formProps } = useCheckedForm({
    check: checkRegistration,
    send: register,
    draft,
    prepare: preparePublicClient,
    onSent: () =>
      notify({
        title: 'Registration Successful!',
        description: "Thank you for registering. We'll review your application and contact you soon.",
      }),
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
              We’ll review your application within {promises.review.text}, then call or e-mail you. You don’t
              need to do anything else.
            </p>
            <p className="mt-2">Want to add or change something? Call {phone}.</p>
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
            hint="Whole years driving plant, such as 7."
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
            phone={phone}
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
