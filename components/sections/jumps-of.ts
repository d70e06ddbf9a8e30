import { kindJumps } from '@/content/site/jumps';
import type { InLanguage } from '@/content/site/in-language';
import type { Sections } from '@/content/section';
import { toId } from '@/lib/site/format';

export type Jump = InLanguage & { readonly href: `#${string}`; readonly label: string };

/** Links to the main sections of a page. */
export const jumpsOf = (sections: Sections): readonly Jump[] =>
  sections.flatMap(({ kind, heading, id = toId(heading), jump = kindJumps[kind], lang }) =>
    jump === undefined ? [] : [{ href: `#${id}` as const, label: jump, ...(lang && { lang }) }],
  );
