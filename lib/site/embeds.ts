import { familyPages } from '@/content/site/families';
import { pages } from '@/content/pages';
import type { Embed } from '@/content/third-parties/embeds';

/** The Content Security Policy and the privacy policy are generated from this list. */
export const embeds: readonly Embed[] = [...familyPages, ...Object.values(pages)]
  .flatMap(({ sections }) => sections)
  .flatMap((section) => (section.kind === 'embed' ? [section.embed] : []));
