import { familyPages } from '@/content/families';
import { pages } from '@/content/pages';
import type { Embed } from '@/content/third-parties/embeds';

/** Every embed of the site. The CSP and the privacy policy are derived from this list. */
export const embeds: readonly Embed[] = [...familyPages, ...Object.values(pages)]
  .flatMap(({ sections }) => sections)
  .flatMap((section) => (section.kind === 'embed' ? [section.embed] : []));
