import { neverTwice, trapped } from './failures.ts';
import { contactFields, registrationFields } from './form-fields.ts';

const reasonsOf = <Field extends string>(
  fields: Readonly<Record<Field, { readonly notSent: string }>>,
): Readonly<Record<Field, string>> =>
  Object.fromEntries(
    (Object.entries(fields) as [Field, { readonly notSent: string }][]).map(([field, { notSent }]) => [
      field,
      notSent,
    ]),
  ) as Record<Field, string>;

/**
 * Why a form that the browser sent itself was not stored, by the fragment of the page that says so. One sentence each; the
 * page adds how to go on.
 */
export const notSentReasons = {
  registration: reasonsOf(registrationFields),
  contact: reasonsOf(contactFields),
  /** Of either form. */
  both: {
    trapped: `${trapped} Open the form again, or call us.`,
    limit:
      'We’ve just had several of these from your internet connection or your e-mail address. Try again later, in an hour at the latest.',
    unreadable: 'What your browser sent got damaged on its way.',
    late: `Our server didn’t answer, so it may have arrived after all. ${neverTwice}`,
    broken: 'Our server couldn’t store it. Try again in a minute.',
  },
} as const;
