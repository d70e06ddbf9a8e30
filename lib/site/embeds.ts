import { familyPages } from '@/content/families';
import { hireOperators } from '@/content/pages/hire-operators';
import type { Section } from '@/content/section';
import type { Embed } from '@/content/third-parties/embeds';

const sections: readonly Section[] = [
  ...familyPages.flatMap((page) => page.sections),
  ...hireOperators.sections,
];

/**
 * Every embed of the site. The CSP and the privacy policy are derived from this list, so the build fails if a page has a frame
 * that isn't listed.
 */
export const embeds: readonly Embed[] = sections.flatMap((section) =>
  section.kind === 'embed' ? [section.embed] : [],
);
