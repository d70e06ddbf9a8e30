import { withGrouped } from '@/content/model/section.ts';
import type { Embed } from '@/content/third-parties/embeds.ts';
import { allPages } from './pages.ts';

/** The Content Security Policy and the privacy policy are generated from this list. */
export const usedEmbeds: readonly Embed[] = allPages
  .flatMap(({ sections }) => withGrouped(sections))
  .flatMap((section) => (section.kind === 'embed' ? [section.embed] : []));
