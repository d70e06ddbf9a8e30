import type { Field } from '@/content/forms/form.ts';

export type TextField = Extract<Field, { readonly kind: 'text' | 'textarea' | 'email' | 'phone' }>;

const maxLengths = { email: 254, phone: 40 } as const;

/** The database column has a CHECK constraint with the same limit; a test compares the two. */
export const maxLengthOf = (field: TextField): number =>
  'max' in field ? field.max : maxLengths[field.kind];

export const isRequired = ({ requiredMessage }: Field): boolean => requiredMessage !== undefined;
