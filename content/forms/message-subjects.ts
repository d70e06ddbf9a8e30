import { withArticle } from '../format/grammar.ts';
import { machineNames } from '../machines/slugs.ts';
import type { MachineSlug } from '../paths.ts';

// Each text is the label of a link to the contact form, and the subject that the link enters into the form.

export const machineSubject = (machine: MachineSlug) =>
  `Ask for ${withArticle(machineNames[machine].shortName)} operator`;

export const townSubject = (town: string) => `Ask for a driver in ${town}`;
