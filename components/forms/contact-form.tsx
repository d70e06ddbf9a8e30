'use client';

import { SiteForm, type SiteFormProps } from './site-form';

/** Subjects by URL parameter (`?service=` or `?location=`) and slug. */
type Subjects = Readonly<Record<'service' | 'location', Readonly<Record<string, string>>>>;

/** Returns the subject for a query string, or undefined for an unknown slug. */
const subjectFor = (query: string, subjects: Subjects): string | undefined => {
  const asked = new URLSearchParams(query);
  return (['service', 'location'] as const)
    .map((kind) => Object.entries(subjects[kind]).find(([slug]) => slug === asked.get(kind))?.[1])
    .find((subject) => subject !== undefined);
};

const isOffered = (subject: string, { service, location: towns }: Subjects) =>
  [...Object.values(service), ...Object.values(towns)].includes(subject);

/** Sets the subject from the URL. Replaces an empty subject or one set from an earlier URL, but never the visitor's own words. */
const fillSubject = (form: HTMLFormElement, subjects: Subjects) => {
  const input = form.elements.namedItem('subject');
  const subject = subjectFor(location.search, subjects);
  if (!(input instanceof HTMLInputElement) || !subject) return;
  if (input.value === '' || isOffered(input.value, subjects)) input.value = subject;
};

type ContactFormProps = SiteFormProps & { readonly subjects: Subjects };

/** The contact form, with the subject filled in from the URL. */
export const ContactForm = ({ subjects, ...props }: ContactFormProps) => (
  <SiteForm {...props} onReady={(form) => fillSubject(form, subjects)} />
);
