'use client';

import { CallOrMail, type PhoneUrl } from '@/components/ui/call-or-mail';
import { ReceivedText } from '@/components/ui/received-text';
import { company } from '@/content/company';
import { callInstead, failedTitles } from '@/content/failed-notices';
import { contactFields as words } from '@/content/form-fields';
import { formButtons, notKept } from '@/content/form-notes';
import type { Received } from '@/content/received';
import { checkEnquiry, enquiryRules as rules, type EnquiryRow } from '@/lib/forms/enquiry';
import { storeEnquiry } from '@/lib/forms/senders';
import { preparePublicClient } from '@/lib/forms/supabase';
import { CheckedFormFrame } from './checked-form-frame';
import { Field } from './field';
import { SentValues } from './sent-values';
import { notify } from '@/components/notices/notices';
import { whenIdle } from '@/components/notices/when-idle';
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

const draft = { key: 'contact', fields: Object.keys(rules) } as const;

/** A link that opens the visitor's e-mail program with the message in it. */
const mailWith = ({ subject, message }: EnquiryRow) =>
  `mailto:${company.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;

type ContactFormProps = {
  /** Whether the owner chose that messages are stored. */
  readonly stores: boolean;
  /** What takes a form that the browser sends. */
  readonly action: string;
  readonly received: Received;
  readonly subjects: Subjects;
  readonly phoneUrl: PhoneUrl;
};

/** The contact form. It calls nothing unless messages are stored. */
export const ContactForm = ({ stores, action, received, subjects, phoneUrl }: ContactFormProps) => {
  const callOrMail = <CallOrMail phoneUrl={phoneUrl} />;
  const { errorOf, sentRow, confirmationRef, ...form } = useCheckedForm({
    action,
    check: checkEnquiry,
    send: stores ? storeEnquiry : null,
    draft,
    onReady: (element) => fillSubject(element, subjects),
    prepare: stores ? () => whenIdle(preparePublicClient) : undefined,
    onSent: (told) => notify({ ...received, silent: told }),
    onFailed: (message) =>
      notify({
        title: failedTitles.contact,
        description: `${message} ${callInstead}`,
        variant: 'destructive',
      }),
  });

  return (
    <CheckedFormFrame
      form={form}
      button={formButtons.contact}
      confirmation={
        stores ? (
          <ReceivedText received={received} phoneUrl={phoneUrl} headingRef={confirmationRef}>
            {sentRow && <SentValues rules={rules} fields={words} row={sentRow} />}
          </ReceivedText>
        ) : (
          <>
            <h2
              ref={confirmationRef}
              tabIndex={-1}
              aria-describedby="not-kept"
              className="mb-2 scroll-mt-40 focus:outline-none"
            >
              {notKept.heading}
            </h2>
            <p id="not-kept">
              {notKept.call}{' '}
              <a href={phoneUrl} className="font-bold underline">
                <span className="tel">{company.phone}</span>
              </a>{' '}
              {notKept.or}{' '}
              <a
                href={sentRow ? mailWith(sentRow) : `mailto:${company.email}`}
                className="font-bold underline"
              >
                {notKept.mail}
              </a>
              {notKept.end}
            </p>
          </>
        )
      }
      nextHeading={received.next}
      callOrMail={callOrMail}
      className="space-y-6"
    >
      <Field
        name="name"
        words={words.name}
        type="text"
        autoComplete="name"
        required
        error={errorOf('name')}
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
      <Field name="subject" words={words.subject} type="text" error={errorOf('subject')} />
      <Field
        name="message"
        words={words.message}
        type="lines"
        rows={6}
        limit={rules.message.max}
        required
        error={errorOf('message')}
      />
    </CheckedFormFrame>
  );
};
