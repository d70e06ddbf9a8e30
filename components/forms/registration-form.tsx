'use client';

import { CallOrMail, type PhoneUrl } from '@/components/ui/call-or-mail';
import { ReceivedText } from '@/components/ui/received-text';
import { failedTitles } from '@/content/failed-notices';
import { registrationFields as words } from '@/content/form-fields';
import { formButtons, formNotes, registrationParts } from '@/content/form-notes';
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
      button={formButtons.registration}
      confirmation={
        <ReceivedText received={received} phoneUrl={phoneUrl} headingRef={confirmationRef}>
          {sentRow && <SentValues rules={rules} fields={words} row={sentRow} />}
        </ReceivedText>
      }
      nextHeading={received.next}
      callOrMail={callOrMail}
      className="space-y-10"
    >
      <p>{formNotes.required}</p>
      <fieldset className="space-y-6">
        <legend className={legendClass}>{registrationParts.person}</legend>
        <Field
          name="fullName"
          words={words.fullName}
          type="text"
          autoComplete="name"
          required
          error={errorOf('fullName')}
        />
        <Field
          name="email"
          words={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={errorOf('email')}
        />
        <Field
          name="phone"
          words={words.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          className="w-full max-w-xs"
          error={errorOf('phone')}
        />
        <Field
          name="address"
          words={words.address}
          type="lines"
          rows={3}
          limit={rules.address.max}
          autoComplete="street-address"
          required
          error={errorOf('address')}
        />
      </fieldset>
      <fieldset className="space-y-6">
        <legend className={legendClass}>{registrationParts.work}</legend>
        <Field
          name="experience"
          words={words.experience}
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
        <legend className={legendClass}>{registrationParts.documents}</legend>
        <FileField />
      </fieldset>
    </CheckedFormFrame>
  );
};
