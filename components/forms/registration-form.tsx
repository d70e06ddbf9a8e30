'use client';

import type { ReactNode } from 'react';
import { promises } from '@/content/promises';
import { registrationBounds as bounds } from '@/lib/forms/bounds';
import { checkRegistration, register, type RegistrationField } from '@/lib/forms/registration';
import { preparePublicClient } from '@/lib/forms/supabase';
import { CheckedFormFrame } from './checked-form-frame';
import { EquipmentField } from './equipment-field';
import { Field } from './field';
import { FileField } from './file-field';
import { notify } from '@/components/notices/notices';
import { useCheckedForm } from './use-checked-form';

const draft = {
  key: 'operator-registration',
  fields: Object.keys(bounds) as readonly RegistrationField[],
} as const;

const legendClass = 'mb-4 font-display text-[1.625rem]/[1.15] font-bold md:text-[2rem]';

/** `callOrMail` comes from the server, so that no script has to read phone numbers. */
export const RegistrationForm = ({ callOrMail }: { readonly callOrMail: ReactNode }) => {
  const { errorOf, ...form } = useCheckedForm({
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
    <CheckedFormFrame
      form={form}
      what="registration"
      label="Submit Registration"
      busyLabel="Submitting..."
      confirmation={
        <>
          <h2 className="mb-2">We have your registration</h2>
          <p>
            We’ll review your application within {promises.review.text}, then call or e-mail you. Have these
            ready when we call:
          </p>
          <ul className="my-2 list-disc pl-6">
            <li>Your card, both sides</li>
            <li>Photo ID and proof of your right to work in the UK</li>
            <li>Names and numbers of two people you’ve worked for</li>
          </ul>
          <p>If you want to add or change something, {callOrMail}.</p>
        </>
      }
      nextHeading="Register someone else"
      callOrMail={callOrMail}
      className="space-y-10"
    >
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
    </CheckedFormFrame>
  );
};
