import { machineNames } from '../machines/slugs.ts';
import type { SlugOf } from '../paths.ts';

// Each text is the label of a link to the contact form, and the subject that the link enters into the form.

export const machineSubject = (machine: SlugOf<'machines'>) => {
  const { shortName } = machineNames[machine];
  return `Ask for ${/^(?:a|e|i|o|u)/i.test(shortName) ? 'an' : 'a'} ${shortName} operator`;
};

export const townSubject = (town: string) => `Ask for a driver in ${town}`;
