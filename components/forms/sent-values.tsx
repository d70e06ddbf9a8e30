import type { Rules, RowOf } from '@/lib/forms/check-form';
import { formNotes } from '@/content/form-notes';

type SentValuesProps<Form extends Rules> = {
  readonly rules: Form;
  /** What each field is called. */
  readonly fields: Readonly<Record<keyof Form & string, { readonly name: string }>>;
  readonly row: RowOf<Form>;
};

const printed = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));

/** In the words, not by `::first-letter`: some screen readers say a letter that is styled apart from its word. */
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What was sent, so that a slip is seen. */
export const SentValues = <Form extends Rules>({ rules, fields, row }: SentValuesProps<Form>) => (
  <>
    <h3 className="mt-4 text-lg">{formNotes.sent}</h3>
    <dl className="mb-4">
      {Object.entries<{ readonly name: string }>(fields).map(([field, { name }]) => {
        const value = printed((row as Readonly<Record<string, unknown>>)[rules[field]?.column ?? '']);
        return (
          value !== '' && (
            <div key={field} className="border-b border-line py-1 sm:grid sm:grid-cols-[12rem_1fr]">
              <dt className="text-mute">{capital(name)}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          )
        );
      })}
    </dl>
  </>
);
