import { jumpsByKind, usualJumps } from '@/content/jumps';
import type { Sections } from '@/content/section';
import { toId } from './format';

export type Jump = { readonly href: `#${string}`; readonly words: string };

export const jumpsOf = (sections: Sections): readonly Jump[] =>
  sections.flatMap(({ kind, heading, id, jump }) => {
    const words = jump ?? usualJumps[heading] ?? jumpsByKind[kind];
    return words === undefined ? [] : [{ href: `#${id ?? toId(heading)}` as const, words }];
  });
