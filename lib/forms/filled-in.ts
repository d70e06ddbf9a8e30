import type { Field, Fields } from '@/content/forms/form';
import { boundsOf } from './bounds';

const valueFor = (field: Field): string => {
  const { min, max } = boundsOf(field);
  return {
    text: 'Test Person'.slice(0, max),
    textarea: '1 Canal Street\nMill Town'.slice(0, max),
    email: 'test@example.com',
    phone: '0121 496 0000',
    number: String(min),
    checkboxes: ('offered' in field && field.offered[0]) || '',
  }[field.kind];
};

/** A value that each field takes, by the field's name, for the tests and `npm run check:live`. */
export const filledIn = <Form extends Fields>(fields: Form) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueFor(field)])) as Readonly<
    Record<keyof Form & string, string>
  >;
