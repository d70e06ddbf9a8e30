import type { Field, Fields } from '@/content/forms/form.ts';
import { boundsOf } from './bounds.ts';
import { tickedValue } from './read-field.ts';

const valueFor = (field: Field): string => {
  const { min, max } = boundsOf(field);
  switch (field.kind) {
    case 'text':
      return 'Test Person'.slice(0, max);
    case 'textarea':
      return '1 Canal Street\nMill Town'.slice(0, max);
    case 'email':
      return 'test@example.com';
    case 'phone':
      return '0121 496 0000';
    case 'number':
      return String(min);
    case 'date':
      return field.earliest;
    case 'checkbox':
      return tickedValue;
    case 'checkboxes':
    case 'select':
    case 'radio':
      return field.offered[0] ?? '';
    default:
      return field satisfies never;
  }
};

export const sampleValues = <FormFields extends Fields>(fields: FormFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueFor(field)])) as Readonly<
    Record<keyof FormFields & string, string>
  >;
