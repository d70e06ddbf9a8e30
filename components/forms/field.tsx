import clsx from 'clsx';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { formNotes } from '@/content/form-notes';
import { CharacterCount } from './character-count';
import { describedBy, FieldErrorMessage, FieldHint, frameClass } from './field-message';
import { NumberInput } from './number-input';

type FieldProps = {
  /** Also the element's id. */
  readonly name: string;
  readonly words: { readonly label: string; readonly hint?: string };
  readonly error: string | undefined;
  readonly required?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly className?: string;
} & (
  | {
      readonly type: 'text' | 'email' | 'tel' | 'number';
      readonly inputMode?: 'email' | 'tel' | 'numeric';
      readonly min?: number;
      readonly max?: number;
    }
  | {
      readonly type: 'lines';
      readonly rows: number;
      /** In characters; more can be entered, but not sent. */
      readonly limit: number;
    }
);

const controlClass =
  'block min-h-12 border-2 border-ink bg-white px-3 py-2 text-[1.0625rem] text-ink outline-offset-0 focus:outline-4 focus:outline-plant focus:ring-2 focus:ring-ink focus:ring-inset aria-invalid:border-danger';

/** A labelled text field of one line or, with the type `lines`, of several. Its value is left to the browser. */
export const Field = ({ words, error, className = 'w-full', ...rest }: FieldProps) => {
  const { name } = rest;
  const hint =
    rest.type === 'lines' ? [words.hint, formNotes.limit(rest.limit)].filter(Boolean).join(' ') : words.hint;
  const shared = {
    id: name,
    className: clsx(controlClass, className),
    // Left out, Firefox calls an empty required field invalid before anything is typed.
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy(name, hint, error),
  };
  return (
    <div className={frameClass(Boolean(error))}>
      <label htmlFor={name} className="mb-1 block font-bold">
        {words.label}
      </label>
      {hint && <FieldHint id={name} text={hint} />}
      {error && <FieldErrorMessage id={name} message={error} />}
      {rest.type === 'lines' ? (
        <>
          <textarea
            {...shared}
            name={name}
            rows={rest.rows}
            required={rest.required}
            autoComplete={rest.autoComplete}
          />
          <CharacterCount id={name} max={rest.limit} />
        </>
      ) : rest.type === 'number' ? (
        <NumberInput {...shared} {...rest} />
      ) : (
        <input {...shared} {...rest} spellCheck={rest.type === 'email' ? false : undefined} />
      )}
    </div>
  );
};
