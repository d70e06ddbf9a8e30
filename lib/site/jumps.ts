import { jumpsByKind, usualJumps } from '@/content/jumps';
import type { Sections } from '@/content/section';
import { toId } from './format';

/** A link to a section of the same page. */
export type Jump = { readonly href: `#${string}`; readonly words: string };

/** Returns the jump links to the sections of a page, in order. */
export const jumpsOf = (sections: Sections): readonly Jump[] =>
  sections.flatMap(({ kind, heading, jump }) => {
    const words = jump ?? usualJumps[heading] ?? jumpsByKind[kind];
    return words === undefined ? [] : [{ href: `#${toId(heading)}` as const, words }];
  });
