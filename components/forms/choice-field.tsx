import type { Field } from '@/content/forms/form';
import { formNotes } from '@/content/forms/notes';
import { isRequired } from '@/lib/forms/bounds';
import { Asterisk, FieldErrorMessage, FieldHint, frameClass } from './field-message';

type ChoiceFieldProps = {
  readonly name: string;
  readonly field: Extract<Field, { readonly kind: 'checkboxes' | 'radio' }>;
  readonly error: string | undefined;
};

/**
 * The hint and the error are part of the legend: screen readers always announce a legend when focus enters the group,
 * but not always a description. The error bar is on a wrapper, because a fieldset's border would start halfway down
 * its legend.
 */
export const ChoiceField = ({ name, field, error }: ChoiceFieldProps) => {
  const { kind, label, hint, offered } = field;
  const required = isRequired(field);
  return (
    <div data-field className={frameClass(Boolean(error))}>
      <fieldset>
        <legend>
          <span className="mb-1 block font-bold">
            {label}
            {required && (
              <>
                <Asterisk /> <span className="sr-only">{formNotes.requiredChoice}</span>
              </>
            )}
          </span>{' '}
          {hint && <FieldHint id={name} text={hint} />}{' '}
          {error && <FieldErrorMessage id={name} message={error} />}
        </legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(max(10rem,34%),100%),1fr))] gap-2">
          {offered.map((item, index) => (
            <label
              key={item}
              className="flex min-h-12 cursor-pointer items-center gap-2 border-2 border-ink bg-white px-2 last:odd:col-span-full has-checked:bg-plant-bright"
            >
              <input
                id={index === 0 ? name : undefined}
                type={kind === 'radio' ? 'radio' : 'checkbox'}
                name={name}
                value={item}
                // Only set `required` on radio buttons: it then applies to the group. If checkboxes had it, every box
                // would be required.
                required={kind === 'radio' && required}
                className="size-6 shrink-0 accent-ink"
              />
              <span className="min-w-0">{item}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
};
