import type { FormField } from '@/content/forms/form.ts';
import { forms } from '@/content/forms/index.ts';
import { machineSubject, townSubject } from '@/content/forms/message-subjects.ts';
import { slugs } from '@/content/paths.ts';

const normal = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[\s-]+/g, ' ');

const offeredOptions = forms.flatMap(({ fields }) =>
  Object.values<FormField>(fields).flatMap((field) => ('offered' in field ? field.offered : [])),
);

/**
 * The options of fields, and the subjects that links on the site enter into the contact form. Derives the names of towns
 * from their slugs, because the pages' own files would be a large part of the function. A town with another name is left out.
 */
const optionTexts: ReadonlySet<string> = new Set(
  [...offeredOptions, ...slugs.machines.map(machineSubject), ...slugs.towns.map(townSubject)].map(normal),
);

/** The values that contain no personal data. Others are left out, because an attacker can send any text. */
export const impersonalValues = (value: unknown): readonly string[] =>
  [value].flat().filter((item): item is string => typeof item === 'string' && optionTexts.has(normal(item)));
