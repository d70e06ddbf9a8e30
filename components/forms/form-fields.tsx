import type { ReactNode } from 'react';
import type { FieldError } from '@/lib/forms/check-form.ts';
import type { ClientField, ClientForm } from '@/lib/forms/client-form.ts';
import { ChoiceField } from './choice-field.tsx';
import { TextField } from './text-field.tsx';
import { TickField } from './tick-field.tsx';

export const FormPart = ({
  heading,
  className,
  children,
}: {
  readonly heading: string;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <fieldset className={className}>
    <legend className="mb-4 font-display text-2xl font-bold md:text-3xl">{heading}</legend>
    {children}
  </fieldset>
);

type NamedFields = readonly (readonly [string, ClientField])[];

const partsOf = (fields: ClientForm['fields']): readonly NamedFields[] => {
  const parts: [string, ClientField][][] = [];
  for (const namedField of Object.entries(fields))
    if (parts.length === 0 || namedField[1].part !== undefined) parts.push([namedField]);
    else parts.at(-1)?.push(namedField);
  return parts;
};

export const hasParts = (fields: ClientForm['fields']): boolean =>
  Object.values(fields)[0]?.part !== undefined;

type FormFieldsProps = {
  readonly fields: ClientForm['fields'];
  readonly errors: readonly FieldError[];
};

const FieldBlock = ({
  field,
  ...shared
}: {
  field: ClientField;
  name: string;
  error: FieldError | undefined;
}) => {
  if (field.kind === 'checkboxes' || field.kind === 'radio') return <ChoiceField {...shared} field={field} />;
  if (field.kind === 'checkbox') return <TickField {...shared} field={field} />;
  return <TextField {...shared} field={field} />;
};

export const FormFields = ({ fields, errors }: FormFieldsProps) =>
  partsOf(fields).map((namedFields) => {
    const fieldBlocks = namedFields.map(([name, field]) => (
      <FieldBlock key={name} name={name} field={field} error={errors.find((wrong) => wrong.field === name)} />
    ));
    const heading = namedFields[0]?.[1].part;
    return heading === undefined ? (
      fieldBlocks
    ) : (
      <FormPart key={heading} heading={heading} className="form-rows">
        {fieldBlocks}
      </FormPart>
    );
  });
