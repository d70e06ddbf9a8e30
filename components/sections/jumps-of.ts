import { usualJumps } from '@/content/site/jumps';
import type { InLanguage } from '@/content/site/in-language';
import type { Sections } from '@/content/section';
import { toId } from '@/lib/site/format';
import { sectionKind } from '.';

export type Jump = InLanguage & { readonly href: `#${string}`; readonly words: string };

/** Links to the main sections of a page. */
export const jumpsOf = (sections: Sections): readonly Jump[] =>
  sections.flatMap((section) => {
    const { heading, id, jump, lang } = section;
    const words = jump ?? usualJumps[heading] ?? sectionKind(section).jump;
    return words === undefined
      ? []
      : [{ href: `#${id ?? toId(heading)}` as const, words, ...(lang && { lang }) }];
  });
