import type { Field } from '@/content/forms/form';
import { formNotes } from '@/content/forms/notes';
import { FieldErrorMessage, FieldHint, frameClass } from './field-message';

type CheckboxesFieldProps = {
  /** Also the id of the first box. */
  readonly name: string;
  readonly field: Extract<Field, { readonly kind: 'checkboxes' }>;
  readonly error: string | undefined;
};

/**
 * A choice of at least one. The hint and the error are in the legend: screen readers say that whichever way somebody comes into
 * the group, and a description only sometimes.
 */
export const CheckboxesField = ({ name, field: { label, hint, offered }, error }: CheckboxesFieldProps) => (
  <fieldset className={frameClass(Boolean(error))}>
    <legend>
      <span className="mb-1 block font-bold">
        {label} <span aria-hidden="true">*</span> <span className="sr-only">{formNotes.requiredChoice}</span>
      </span>{' '}
      {hint && <FieldHint id={name} text={hint} />} {error && <FieldErrorMessage id={name} message={error} />}
    </legend>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-2">
      {offered.map((item, index) => (
        <label
          key={item}
          className="flex min-h-12 cursor-pointer items-center gap-2 border-2 border-ink bg-white px-2 has-checked:bg-plant-bright"
        >
          <input
            id={index === 0 ? name : undefined}
            type="checkbox"
            name={name}
            value={item}
            className="size-6 shrink-0 accent-ink"
          />
          <span className="min-w-0">{item}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
