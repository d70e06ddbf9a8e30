'use client';

import { CallOrMail, type PhoneUrl } from '@/components/ui/call-or-mail';
import { ReceivedText } from '@/components/ui/received-text';
import { failedTitles } from '@/content/failed-notices';
import { registrationFields } from '@/content/form-fields';
import { formNotes } from '@/content/form-notes';
import type { Received } from '@/content/received';
import { checkRegistration, registrationRules as rules } from '@/lib/forms/registration';
import { register } from '@/lib/forms/senders';
import { preparePublicClient } from '@/lib/forms/supabase';
import { CheckedFormFrame } from './checked-form-frame';
import { EquipmentField } from './equipment-field';
import { Field } from './field';
import { FileField } from './file-field';
import { SentValues } from './sent-values';
import { notify } from '@/components/notices/notices';
import { whenIdle } from '@/components/notices/when-idle';
import { useCheckedForm } from './use-checked-form';

const draft = { key: 'registration', fields: Object.keys(rules) } as const;

const legendClass = 'mb-4 font-display text-[1.625rem]/[1.15] font-bold md:text-[2rem]';

type RegistrationFormProps = {
  /** What stores a form that the browser sends; null where the build has no database. */
  readonly action: string | null;
  readonly received: Received;
  readonly phoneUrl: PhoneUrl;
};

export const RegistrationForm = ({ action, received, phoneUrl }: RegistrationFormProps) => {
  const callOrMail = <CallOrMail phoneUrl={phoneUrl} />;
  const { errorOf, sentRow, confirmationRef, ...form } = useCheckedForm({
    action,
    check: checkRegistration,
    send: register,
    draft,
    prepare: () => whenIdle(preparePublicClient),
    onSent: (told) => notify({ ...received, silent: told }),
    onFailed: (message) =>
      notify({ title: failedTitles.registration, description: message, variant: 'destructive' }),
  });

  return (
    <CheckedFormFrame
      form={form}
      what="registration"
      label="Submit Registration"
      busyLabel="Submitting..."
      confirmation={
        <ReceivedText received={received} phoneUrl={phoneUrl} headingRef={confirmationRef}>
          {sentRow && <SentValues rules={rules} fields={registrationFields} row={sentRow} />}
        </ReceivedText>
      }
      nextHeading={received.next}
      callOrMail={callOrMail}
      className="space-y-10"
    >
      <p>{formNotes.required}</p>
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
          hint="House, street, town and postcode."
          type="lines"
          rows={3}
          limit={rules.address.max}
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
          hint="Whole years driving plant, such as 7. Farm and quarry years count. Write 0 for less than a year."
          type="number"
          inputMode="numeric"
          min={rules.experience.min}
          max={rules.experience.max}
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
