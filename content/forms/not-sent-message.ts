import { exampleEmail, examplePhones } from './examples.ts';
import type { FormField } from './form.ts';

const { landline, mobile, landlineFromAbroad } = examplePhones;

const defaultMessage = (field: FormField): string => {
  const { noun, requiredMessage } = field;
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return `Your ${noun} is ${requiredMessage === undefined ? '' : 'missing or '}too long.`;
    case 'email':
      return `We couldn’t read your ${noun}. Write it like ${exampleEmail}.`;
    case 'phone':
      return `We couldn’t read your ${noun}. Write it like ${landline}, ${mobile} or ${landlineFromAbroad}.`;
    case 'number':
      return `Write your ${noun} as a whole number, like 7.`;
    case 'date':
      return `We couldn’t read your ${noun}. Write it like 24/11/2026.`;
    case 'select':
    case 'radio':
    case 'checkbox':
    case 'checkboxes':
      return requiredMessage === undefined
        ? `Your ${noun} must be one of the options.`
        : `${requiredMessage}.`;
    default:
      return field satisfies never;
  }
};

/**
 * The error message for an invalid field on the `not-sent` page. It can't say which rule the entry broke, because the page
 * is the same for all entries.
 */
export const notSentMessage = (field: FormField): string => field.notSent ?? defaultMessage(field);
