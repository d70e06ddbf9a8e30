/** Texts for the field `subject`, by parameter and value in the URL: `{ service: { 'dumper-operators': '…' } }`. */
export type Subjects = Readonly<Record<string, Readonly<Record<string, string>>>>;

const subjectFor = (query: string, subjects: Subjects): string | undefined => {
  const parameters = new URLSearchParams(query);
  return Object.entries(subjects)
    .flatMap(([name, texts]) => Object.entries(texts).filter(([value]) => value === parameters.get(name)))
    .at(0)?.[1];
};

const isOffered = (subject: string, subjects: Subjects) =>
  Object.values(subjects).some((texts) => Object.values(texts).includes(subject));

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
