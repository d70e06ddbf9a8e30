import { familyPages } from '@/content/families';
import { hireOperators } from '@/content/pages/hire-operators';
import type { Section } from '@/content/section';
import type { Embed } from '@/content/third-parties/embeds';

const sections: readonly Section[] = [
  ...familyPages.flatMap((page) => page.sections),
  ...hireOperators.sections,
];

/**
 * Every embed of the site. The content policy and the privacy policy follow from this list, so the build fails for a frame on a page
 * that isn't read here.
 */
export const embeds: readonly Embed[] = sections.flatMap((section) =>
  section.kind === 'embed' ? [section.embed] : [],
);
