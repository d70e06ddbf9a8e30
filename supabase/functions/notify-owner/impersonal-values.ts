import { forms } from '@/content/forms/index.ts';
import { machineSubject, townSubject } from '@/content/forms/message-subjects.ts';
import type { Field } from '@/content/model/form.ts';
import { slugs } from '@/content/paths.ts';
import { towns } from '@/content/towns/index.ts';

const offeredOptions = forms.flatMap(({ fields }) =>
  Object.values<Field>(fields).flatMap((field) => ('offered' in field ? field.offered : [])),
);

/** The options of fields, and the subjects that links on the site enter into the contact form. */
const optionTexts: ReadonlySet<string> = new Set([
  ...offeredOptions,
  ...slugs.machines.map(machineSubject),
  ...towns.entries.map(({ name }) => townSubject(name)),
]);

/** The values that contain no personal data. Others are left out, because an attacker can send any text. */
export const impersonalValues = (value: unknown): readonly string[] =>
  [value].flat().filter((item): item is string => typeof item === 'string' && optionTexts.has(item));
