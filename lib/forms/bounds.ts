import type { Field } from '@/content/forms/form.ts';

/**
 * Inclusive bounds of a text's length, a number's value or the number of chosen options. An optional email address, phone
 * number or number may also be empty. The database column has a CHECK constraint with the same bounds; a test compares
 * the two.
 */
export const boundsOf = (field: Field): { readonly min: number; readonly max: number } => {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return { min: isRequired(field) ? 1 : 0, max: field.max };
    case 'email':
      return { min: 5, max: 254 };
    case 'phone':
      return { min: 8, max: 40 };
    case 'number':
      return field;
    case 'checkboxes':
      return { min: field.none === undefined ? 1 : 0, max: field.offered.length };
    case 'select':
    case 'radio':
    case 'date':
    case 'checkbox':
      return { min: isRequired(field) ? 1 : 0, max: 1 };
    default:
      return field satisfies never;
  }
};

export const isRequired = ({ requiredMessage }: Field): boolean => requiredMessage !== undefined;
