import type { Field, Fields } from '@/content/model/form.ts';
import { tickedValue } from './read-field.ts';

type Samples = { readonly usual: string; readonly unusual: string | readonly string[] };

/**
 * Two values that a field of each kind accepts. The unusual ones have accents, several lines or options, a country code or
 * the last of the options.
 */
const samplesFor = (field: Field): Samples => {
  switch (field.kind) {
    case 'text':
      return {
        usual: 'Test Person'.slice(0, field.max),
        unusual: 'Łucja O’Brien-Wójcik'.slice(0, field.max),
      };
    case 'textarea':
      return {
        usual: '1 Canal Street\nMill Town'.slice(0, field.max),
        unusual: '1 Canal Street\nOld Wharf\nMill Town'.slice(0, field.max),
      };
    case 'email':
      return { usual: 'test@example.com', unusual: 'somebody@example.com' };
    case 'phone':
      return { usual: '0121 496 0000', unusual: '+44 (0)7700 900123' };
    case 'number':
      return { usual: String(field.min), unusual: String(field.max - 1) };
    case 'date':
      return { usual: field.earliest, unusual: field.latest };
    case 'checkbox':
      return { usual: tickedValue, unusual: tickedValue };
    case 'checkboxes':
      return { usual: field.offered[0] ?? '', unusual: field.offered.slice(0, 2) };
    case 'select':
    case 'radio':
      return { usual: field.offered[0] ?? '', unusual: field.offered.at(-1) ?? '' };
    default:
      return field satisfies never;
  }
};

const samplesOf = <FormFields extends Fields, Choice extends keyof Samples>(
  fields: FormFields,
  choice: Choice,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, samplesFor(field)[choice]]),
  ) as Readonly<Record<keyof FormFields & string, Samples[Choice]>>;

export const sampleValues = <FormFields extends Fields>(fields: FormFields) => samplesOf(fields, 'usual');

export const unusualValues = <FormFields extends Fields>(fields: FormFields) => samplesOf(fields, 'unusual');
