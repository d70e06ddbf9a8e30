import type { Form } from '@/content/forms/form.ts';

/** The field whose options are machines, or undefined. */
export const machineFieldOf = ({ fields }: Form) =>
  Object.values(fields).flatMap((field) => (field.offersMachines && 'offered' in field ? field : []))[0];
