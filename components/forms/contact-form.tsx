'use client';

import type { RefObject } from 'react';
import { company } from '@/content/company';
import type { contactForm } from '@/content/forms/contact';
import type { PhoneUrl } from '@/components/ui/call-or-mail';
import type { Row } from './form-state';
import { SiteForm, type SiteFormProps } from './site-form';

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

/** A link that opens the visitor's e-mail program with what was typed, name and address aside: the e-mail has them. */
const mailWith = ({ name: _name, email: _email, subject, ...others }: Row) =>
  `mailto:${company.email}?subject=${encodeURIComponent(String(subject))}&body=${encodeURIComponent(Object.values(others).join('\n\n'))}`;

type NotStoredProps = {
  readonly words: (typeof contactForm)['notStored'];
  readonly row: Row | null;
  readonly phoneUrl: PhoneUrl;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

const NotStored = ({ words, row, phoneUrl, headingRef }: NotStoredProps) => (
  <>
    <h2
      ref={headingRef}
      tabIndex={-1}
      aria-describedby="not-kept"
      className="mb-2 scroll-mt-40 focus:outline-none"
    >
      {words.heading}
    </h2>
    <p id="not-kept">
      {words.call}{' '}
      <a href={phoneUrl} className="font-bold underline">
        <span className="tel">{company.phone}</span>
      </a>{' '}
      {words.or}{' '}
      <a href={row ? mailWith(row) : `mailto:${company.email}`} className="font-bold underline">
        {words.mail}
      </a>
      {words.end}
    </p>
  </>
);

type ContactFormProps = SiteFormProps & {
  readonly form: typeof contactForm;
  /** Whether the owner chose that messages are stored. */
  readonly stores: boolean;
  readonly subjects: Subjects;
};

/** The contact form, with the subject that the address asks for. */
export const ContactForm = ({ stores, subjects, ...props }: ContactFormProps) => (
  <SiteForm
    {...props}
    onReady={(form) => fillSubject(form, subjects)}
    renderNotStored={
      stores
        ? undefined
        : (row, headingRef) => (
            <NotStored
              words={props.form.notStored}
              row={row}
              phoneUrl={props.phoneUrl}
              headingRef={headingRef}
            />
          )
    }
  />
);
