import { useEffect, type MouseEvent, type RefObject } from 'react';
import { formText } from '@/content/forms/form-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { FieldError } from '@/lib/forms/check-form.ts';
import { languageOf } from './field-message.tsx';

const prefix = `${formText.error} `;

/** Marks the page title if the form has errors, because screen readers announce the title first. */
const useErrorTitle = (hasErrors: boolean): void => {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [hasErrors]);
};

/** Scrolls to the field's label, which the link alone would scroll past. */
const goTo = (event: MouseEvent, field: string) => {
  const input = document.getElementById(field);
  if (!input) return;
  event.preventDefault();
  input.closest('[data-field]')?.scrollIntoView();
  input.focus({ preventScroll: true });
};

/** `useForm` focuses the summary through `ref`. */
export const ErrorSummary = ({
  errors,
  ref,
}: {
  readonly errors: readonly FieldError[];
  readonly ref: RefObject<HTMLDivElement | null>;
}) => {
  useErrorTitle(errors.length > 0);
  return (
    errors.length > 0 && (
      <div
        ref={ref}
        role="group"
        tabIndex={-1}
        aria-labelledby="error-summary-title"
        className="mb-8 border-4 border-danger bg-white p-5 focus:brand-outline"
      >
        <h2 id="error-summary-title" lang={siteLanguage} className="mb-2 text-xl font-bold">
          {formText.problem}
        </h2>
        <ul className="grid gap-1">
          {errors.map((error) => (
            <li key={error.field}>
              <a
                href={`#${error.field}`}
                lang={languageOf(error)}
                onClick={(event) => goTo(event, error.field)}
                className="inline-block py-1 font-bold wrap-anywhere text-danger underline hover:text-ink"
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  );
};
