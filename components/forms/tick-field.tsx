import type { Field } from '@/content/model/form.ts';
import type { FieldError } from '@/lib/forms/check-form.ts';
import { isRequired, tickedValue } from '@/lib/forms/read-field.ts';
import { Asterisk, describedBy, FieldErrorMessage, FieldHint, frameClass, hintOf } from './field-message.tsx';

type TickFieldProps = {
  readonly name: string;
  readonly field: Extract<Field, { readonly kind: 'checkbox' }>;
  readonly error: FieldError | undefined;
};

export const TickField = ({ name, field, error }: TickFieldProps) => {
  const hint = hintOf(field);
  return (
    <div data-field className={frameClass(Boolean(error))}>
      {error && <FieldErrorMessage error={error} />}
      <label className="flex min-h-12 cursor-pointer items-center gap-2 font-bold">
        <input
          id={name}
          type="checkbox"
          name={name}
          value={tickedValue}
          required={isRequired(field)}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(name, hint, error)}
          className="size-6 shrink-0 accent-ink"
        />
        <span className="min-w-0">
          {field.label}
          {isRequired(field) && <Asterisk />}
        </span>
      </label>
      {hint && (
        <div className="pl-8">
          <FieldHint id={name} text={hint} />
        </div>
      )}
    </div>
  );
};
