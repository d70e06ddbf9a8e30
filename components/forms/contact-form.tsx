'use client';

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

type ContactFormProps = SiteFormProps & { readonly subjects: Subjects };

/** The contact form, with the subject that the address asks for. */
export const ContactForm = ({ subjects, ...props }: ContactFormProps) => (
  <SiteForm {...props} onReady={(form) => fillSubject(form, subjects)} />
);
