import type { ChangeEvent } from 'react';
import { formText } from '@/content/forms/form-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { FieldError } from '@/lib/forms/check-form.ts';
import type { ClientField } from '@/lib/forms/client-form.ts';
import { isRequired, noneName, tickedValue } from '@/lib/forms/read-field.ts';
import { Asterisk, FieldErrorMessage, FieldHint, frameClass, hintOf } from './field-message.tsx';

type ChoiceFieldProps = {
  readonly name: string;
  readonly field: Extract<ClientField, { readonly kind: 'checkboxes' | 'radio' }>;
  readonly error: FieldError | undefined;
};

const boxClass =
  'flex min-h-12 cursor-pointer items-center gap-2 border-2 border-ink bg-white px-2 has-checked:bg-brand-bright';

/** Ticking the box for none of the options unticks the others, and the reverse. Without scripts, options win. */
const untickExcluded = ({ target, currentTarget }: ChangeEvent<HTMLFieldSetElement>, none: string) => {
  const box = target as Element;
  if (!(box instanceof HTMLInputElement) || !box.checked) return;
  for (const other of currentTarget.querySelectorAll('input'))
    if ((other.name === none) !== (box.name === none)) other.checked = false;
};

/**
 * The hint and the error are part of the legend: screen readers always announce a legend when focus enters the group,
 * but not always a description. The error bar is on a wrapper, because a fieldset's border would start halfway down
 * its legend.
 */
export const ChoiceField = ({ name, field, error }: ChoiceFieldProps) => {
  const { kind, label, offered, drawings } = field;
  const hint = hintOf(field);
  const none = field.kind === 'checkboxes' ? field.none : undefined;
  const required = isRequired(field);
  return (
    <div data-field className={frameClass(Boolean(error))}>
      <fieldset onChange={none === undefined ? undefined : (event) => untickExcluded(event, noneName(name))}>
        <legend>
          <span className="mb-1 block font-bold">
            {label}
            {required && (
              <>
                <Asterisk />{' '}
                <span lang={siteLanguage} className="sr-only">
                  {formText.requiredChoice}
                </span>
              </>
            )}
          </span>{' '}
          {hint && <FieldHint id={name} text={hint} />} {error && <FieldErrorMessage error={error} />}
        </legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(max(10rem,34%),100%),1fr))] gap-2">
          {offered.map((item, index) => (
            <label key={item} className={drawings ? `${boxClass} max-sm:flex-wrap max-sm:py-1.5` : boxClass}>
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
              <span className={drawings ? 'min-w-0 max-sm:order-last max-sm:w-full' : 'min-w-0'}>{item}</span>
              {drawings?.[index] && (
                <img
                  src={drawings[index]}
                  alt=""
                  width={64}
                  height={40}
                  loading="lazy"
                  className="ml-auto print:hidden"
                />
              )}
            </label>
          ))}
          {none !== undefined && (
            <>
              <p lang={siteLanguage} className="col-span-full">
                {formText.or}
              </p>
              <label className={`${boxClass} col-span-full py-1.5 text-pretty`}>
                <input
                  type="checkbox"
                  name={noneName(name)}
                  value={tickedValue}
                  className="size-6 shrink-0 accent-ink"
                />
                <span className="min-w-0">{none}</span>
              </label>
            </>
          )}
        </div>
      </fieldset>
    </div>
  );
};
