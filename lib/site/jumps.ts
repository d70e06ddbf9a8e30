import { type Jumps, jumpsByKind, usualJumps } from '@/content/jumps';
import type { Section, Sections } from '@/content/section';
import { toId } from './format';

/** A link to a section of the same page. */
export type Jump = { readonly href: `#${string}`; readonly words: string };

/** The jumps of a page in its order: its own, and the usual ones. Throws where one of its own leads to no heading of the page. */
export const jumpsOf = (sections: Sections, own: Jumps = {}): readonly Jump[] => {
  const stale = Object.keys(own).find((heading) => !sections.some((section) => section.heading === heading));
  if (stale !== undefined) throw new Error(`A jump leads to "${stale}", which is no heading of its page.`);
  const wordsFor = ({ kind, heading }: Section) => own[heading] ?? usualJumps[heading] ?? jumpsByKind[kind];
  return sections.flatMap((section) => {
    const words = wordsFor(section);
    return words === undefined ? [] : [{ href: `#${toId(section.heading)}` as const, words }];
  });
};
