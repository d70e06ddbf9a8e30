import { industries } from '@/content/industries';
import { locations } from '@/content/locations';
import { faq } from '@/content/pages/faq';
import { resources } from '@/content/resources';
import type { Question, Sections, Text } from '@/content/section';
import { services } from '@/content/services';
import type { SitePath } from '@/content/site-path';

const families = [services, locations, resources, industries];

const sectionsOf = (path: SitePath): Sections => {
  for (const { base, entries } of families) {
    const entry = entries.find(({ slug }) => path === `${base}/${slug}`);
    if (entry) return entry.sections;
  }
  return [];
};

/** The questions on the page, in order. */
export const questionsOn = (path: SitePath): readonly Question[] =>
  path === '/faq'
    ? faq.questions
    : sectionsOf(path).flatMap((section) => (section.kind === 'questions' ? section.items : []));

export const plainText = (text: Text) =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
