/** Texts for the field `subject`, keyed by URL parameter (`?service=` or `?location=`) and by slug. */
export type Subjects = Readonly<Record<'service' | 'location', Readonly<Record<string, string>>>>;

const subjectFor = (query: string, subjects: Subjects): string | undefined => {
  const parameters = new URLSearchParams(query);
  return (['service', 'location'] as const)
    .map((kind) => Object.entries(subjects[kind]).find(([slug]) => slug === parameters.get(kind))?.[1])
    .find((subject) => subject !== undefined);
};

const isOffered = (subject: string, { service: machines, location: towns }: Subjects) =>
  [...Object.values(machines), ...Object.values(towns)].includes(subject);

/**
 * Fills in the subject from the URL. Replaces a subject that came from an earlier URL, but never one that the visitor
 * typed.
 */
export const fillSubject = (form: HTMLFormElement, subjects: Subjects): void => {
  const input = form.elements.namedItem('subject');
  const subject = subjectFor(location.search, subjects);
  if (!(input instanceof HTMLInputElement) || !subject) return;
  if (input.value === '' || isOffered(input.value, subjects)) input.value = subject;
};
