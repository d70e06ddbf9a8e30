'use client';

import { SiteForm, type SiteFormProps } from './site-form';

/** Prefilled subjects, keyed by URL parameter (`?service=` or `?location=`) and by slug. */
type Subjects = Readonly<Record<'service' | 'location', Readonly<Record<string, string>>>>;

const subjectFor = (query: string, subjects: Subjects): string | undefined => {
  const asked = new URLSearchParams(query);
  return (['service', 'location'] as const)
    .map((kind) => Object.entries(subjects[kind]).find(([slug]) => slug === asked.get(kind))?.[1])
    .find((subject) => subject !== undefined);
};

const isOffered = (subject: string, { service, location: towns }: Subjects) =>
  [...Object.values(service), ...Object.values(towns)].includes(subject);

/**
 * Fills in the subject from the URL. Replaces a subject that came from an earlier URL, but never one that the visitor
 * typed.
 */
const fillSubject = (form: HTMLFormElement, subjects: Subjects) => {
  const input = form.elements.namedItem('subject');
  const subject = subjectFor(location.search, subjects);
  if (!(input instanceof HTMLInputElement) || !subject) return;
  if (input.value === '' || isOffered(input.value, subjects)) input.value = subject;
};

type ContactFormProps = SiteFormProps & {
  readonly subjects: Subjects;
  /** What a message should say, shown above its field. */
  readonly include: { readonly heading: string; readonly items: readonly string[] };
};

export const ContactForm = ({ subjects, include, ...props }: ContactFormProps) => (
  <SiteForm
    {...props}
    onReady={(form) => fillSubject(form, subjects)}
    above={{
      message: (
        <div className="text-base/snug">
          <p className="mb-2 font-bold">{include.heading}</p>
          <ul className="bullets gap-x-6 sm:columns-2 [&>li]:mb-2 [&>li]:break-inside-avoid">
            {include.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ),
    }}
  />
);
