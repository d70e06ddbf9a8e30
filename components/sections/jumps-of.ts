import { toId } from '@/content/format/to-id.ts';
import { kindJumps } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import { withGrouped, type Sections } from '@/content/types/section.ts';
import type { InLanguage } from '@/content/types/text.ts';

export type Jump = InLanguage & { readonly href: `#${string}`; readonly label: string };

export type PageWithJumps = InLanguage & { readonly sections: Sections };

/** Links to the main sections of a page. */
export const jumpsOf = ({ sections, lang: pageLanguage = siteLanguage }: PageWithJumps): readonly Jump[] =>
  withGrouped(sections).flatMap(({ kind, heading, id = toId(heading), jump, lang = pageLanguage }) => {
    const href = `#${id}` as const;
    if (jump !== undefined) return [{ href, label: jump, lang }];
    const jumpOfKind = kindJumps[kind];
    return jumpOfKind === undefined ? [] : [{ href, label: jumpOfKind, lang: siteLanguage }];
  });
