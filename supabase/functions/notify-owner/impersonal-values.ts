import { machineSubject, townSubject } from '@/content/forms/message-subjects.ts';
import { slugs } from '@/content/paths.ts';

const normal = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[\s-]+/g, ' ');

/**
 * Subjects that links on the site enter into the contact form. Derives the names of towns from their slugs, because
 * the pages' own files would be a large part of the function. A town with another name is left out.
 */
const optionTexts: ReadonlySet<string> = new Set(
  [...slugs.machines.map(machineSubject), ...slugs.towns.map(townSubject)].map(normal),
);

/** The values that contain no personal data: choices from a list, and subjects that the site proposed. */
export const impersonalValues = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value as readonly string[];
  return typeof value === 'string' && optionTexts.has(normal(value)) ? [value] : [];
};
