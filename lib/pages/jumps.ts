import { toId } from '@/content/format/to-id.ts';
import { kindJumps } from '@/content/interface-text.ts';
import { withGrouped, type Sections } from '@/content/model/section.ts';
import type { InLanguage } from '@/content/model/text.ts';

/** Labels without `lang` are in the site's language. */
export type Jump = InLanguage & { readonly href: `#${string}`; readonly label: string };

type PageWithJumps = InLanguage & { readonly sections: Sections };

/** Returns the jumps to the main sections of a page. It may have none. */
export const jumpsOf = ({ sections, lang: pageLanguage }: PageWithJumps): readonly Jump[] =>
  withGrouped(sections).flatMap(({ kind, heading, id = toId(heading), jump, lang = pageLanguage }) => {
    const href = `#${id}` as const;
    if (jump !== undefined) return [{ href, label: jump, lang }];
    const jumpOfKind = kindJumps[kind];
    return jumpOfKind === undefined ? [] : [{ href, label: jumpOfKind }];
  });
