import clsx from 'clsx';
import { formText } from '@/content/forms/form-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Field } from '@/content/model/form.ts';
import type { FieldError } from '@/lib/forms/check-form.ts';
import { isRequired } from '@/lib/forms/read-field.ts';
import { CharacterCount } from './character-count.tsx';
import { Asterisk, describedBy, FieldErrorMessage, FieldHint, frameClass, hintOf } from './field-message.tsx';
import { NumberInput } from './number-input.tsx';

type TextFieldProps = {
  readonly name: string;
  readonly field: Exclude<Field, { readonly kind: 'checkboxes' | 'radio' | 'checkbox' }>;
  readonly error: FieldError | undefined;
};

const controlClass =
  'block min-h-12 border-2 border-ink bg-white px-3 py-2 text-lg/normal text-ink outline-offset-0 focus:brand-outline focus:[box-shadow:inset_0_0_0_2px_var(--color-ink)] aria-invalid:border-danger';

const widths = {
  text: 'w-full',
  textarea: 'w-full',
  email: 'w-full',
  phone: 'w-full max-w-112',
  number: 'w-28',
  select: 'w-full max-w-112',
  date: 'w-48 max-w-full',
} as const;

const TextInput = ({ field, ...shared }: Pick<TextFieldProps, 'field'> & { readonly id: string }) => {
  const props = { ...shared, name: shared.id, required: isRequired(field) };
  switch (field.kind) {
    case 'text':
      return <input {...props} type="text" autoComplete={field.autoComplete} />;
    case 'textarea':
      return (
        <>
          <textarea {...props} rows={field.rows} autoComplete={field.autoComplete} />
          <CharacterCount id={shared.id} max={field.max} />
        </>
      );
    case 'email':
      return <input {...props} type="email" inputMode="email" autoComplete="email" spellCheck={false} />;
    case 'phone':
      return <input {...props} type="tel" inputMode="tel" autoComplete="tel" />;
    case 'number':
      return <NumberInput {...props} inputMode="numeric" min={field.min} max={field.max} />;
    case 'date':
      return <input {...props} type="date" min={field.earliest} max={field.latest} />;
    case 'select':
      return (
        <select {...props} defaultValue="">
          <option value="" lang={siteLanguage}>
            {formText.choose}
          </option>
          {field.offered.map((item) => (
            <option key={item} value={item}>
              {item}
            </option>
          ))}
        </select>
      );
    default:
      return field satisfies never;
  }
};

export const TextField = ({ name, field, error }: TextFieldProps) => {
  const hint = hintOf(field);
  const sharedProps = {
    id: name,
    className: clsx(controlClass, widths[field.kind]),
    // Always set `aria-invalid`. Without it, Firefox treats an empty required field as invalid before the visitor has
    // typed anything.
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy(name, hint, error),
  };
  return (
    <div data-field className={frameClass(Boolean(error))}>
      <div className="mb-1 font-bold">
        <label htmlFor={name}>{field.label}</label>
        {isRequired(field) && <Asterisk />}
      </div>
      {hint && <FieldHint id={name} text={hint} />}
      {error && <FieldErrorMessage error={error} />}
      <TextInput field={field} {...sharedProps} />
    </div>
  );
};
