import { equipmentNames } from '@/content/equipment';
import { registrationFields } from '@/content/form-fields';
import { formNotes } from '@/content/form-notes';
import { FieldErrorMessage, FieldHint, frameClass } from './field-message';

const id = 'equipment';
const { label, hint } = registrationFields[id];

/**
 * The machines an operator can choose, at least one. The hint and the error are in the legend: screen readers say that whichever
 * way somebody comes into the group, and a description only sometimes.
 */
export const EquipmentField = ({ error }: { readonly error: string | undefined }) => (
  <fieldset className={frameClass(Boolean(error))}>
    <legend>
      <span className="mb-1 block font-bold">
        {label} <span aria-hidden="true">*</span> <span className="sr-only">{formNotes.requiredChoice}</span>
      </span>{' '}
      <FieldHint id={id} text={hint} /> {error && <FieldErrorMessage id={id} message={error} />}
    </legend>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-2 sm:flex sm:flex-wrap">
      {equipmentNames.map((name, index) => (
        <label
          key={name}
          className="flex min-h-12 cursor-pointer items-center gap-3 border-2 border-ink bg-white px-3 has-checked:bg-plant-bright sm:gap-2 sm:px-2.5"
        >
          <input
            id={index === 0 ? id : undefined}
            type="checkbox"
            name={id}
            value={name}
            className="size-6 shrink-0 accent-ink"
          />
          <span className="min-w-0">{name}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
