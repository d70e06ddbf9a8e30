'use client';

import type { ReactNode } from 'react';
import { phoneInText } from '@/content/company';
import { enquiryBounds as bounds } from '@/lib/forms/bounds';
import { checkEnquiry, type EnquiryField, storeEnquiry } from '@/lib/forms/enquiry';
import { storesEnquiries } from '@/lib/forms/settings';
import { preparePublicClient } from '@/lib/forms/supabase';
import { CheckedFormFrame } from './checked-form-frame';
import { Field } from './field';
import { notify } from '@/components/notices/notices';
import { useCheckedForm } from './use-checked-form';

/** Subjects by what the address may ask for: `?service=` and `?location=` with a slug. */
type Subjects = Readonly<Record<'service' | 'location', Readonly<Record<string, string>>>>;

/** The subject that the address asks for, if it is a known one. */
const subjectFor = (query: string, subjects: Subjects): string | undefined => {
  const asked = new URLSearchParams(query);
  return (['service', 'location'] as const)
    .map((kind) => Object.entries(subjects[kind]).find(([slug]) => slug === asked.get(kind))?.[1])
    .find((subject) => subject !== undefined);
};

const isOffered = (subject: string, { service, location: towns }: Subjects) =>
  [...Object.values(service), ...Object.values(towns)].includes(subject);

/** Replaces an empty subject and one that an earlier address asked for, never a visitor's own. */
const fillSubject = (form: HTMLFormElement, subjects: Subjects) => {
  const input = form.elements.namedItem('subject');
  const subject = subjectFor(location.search, subjects);
  if (!(input instanceof HTMLInputElement) || !subject) return;
  if (input.value === '' || isOffered(input.value, subjects)) input.value = subject;
};

const draft = { key: 'contact', fields: Object.keys(bounds) as readonly EnquiryField[] } as const;

type ContactFormProps = {
  readonly subjects: Subjects;
  /** Comes from the server, so that no script has to read phone numbers. */
  readonly callOrMail: ReactNode;
};

/** The contact form. It calls nothing unless the owner chose that messages are stored. */
export const ContactForm = ({ subjects, callOrMail }: ContactFormProps) => {
  const stores = storesEnquiries();
  const { errorOf, ...form } = useCheckedForm({
    check: checkEnquiry,
    send: stores ? storeEnquiry : null,
    draft,
    onReady: (element) => fillSubject(element, subjects),
    prepare: stores ? preparePublicClient : undefined,
    onSent: () =>
      notify({
        title: 'Message Sent!',
        description: 'Thank you for your message. We will get back to you shortly.',
      }),
    onFailed: (message) =>
      notify({
        title: 'Message Not Sent',
        description: `${message} You can also call us on ${phoneInText}.`,
        variant: 'destructive',
      }),
  });

  return (
    <CheckedFormFrame
      form={form}
      what="message"
      label="Send Message"
      busyLabel="Sending..."
      confirmation={
        stores && (
          <>
            <h2 className="mb-2">We have your message</h2>
            <p>
              We’ll call or e-mail you back. Have the machine’s make and model, the site address, the dates
              and the card your site asks for ready when we do.
            </p>
            <p className="mt-2">If you need someone within two days, {callOrMail}.</p>
          </>
        )
      }
      nextHeading="Send another message"
      callOrMail={callOrMail}
      className="space-y-6"
    >
      <Field name="name" label="Your Name" type="text" autoComplete="name" required error={errorOf('name')} />
      <Field
        name="email"
        label="Your Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={errorOf('email')}
      />
      <Field name="subject" label="Subject" hint="Optional." type="text" error={errorOf('subject')} />
      <Field
        name="message"
        label="Message"
        hint={`Tell us what you know so far: the machine, the site and the dates. Add a mobile number so that we can ring you back. Up to ${bounds.message.max} characters.`}
        type="lines"
        rows={6}
        limit={bounds.message.max}
        required
        error={errorOf('message')}
      />
    </CheckedFormFrame>
  );
};
