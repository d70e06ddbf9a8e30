import { toId } from '@/content/format/to-id.ts';
import { kindJumps, sharedText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import { withGrouped, type Sections } from '@/content/model/section.ts';
import type { InLanguage } from '@/content/model/text.ts';

/** Labels without `lang` are in the site's language. */
export type Jump = InLanguage & { readonly href: `#${string}`; readonly label: string };

export type PageWithJumps = InLanguage & { readonly sections: Sections };

/** Links to the main sections of a page. */
export const jumpsOf = ({ sections, lang: pageLanguage }: PageWithJumps): readonly Jump[] =>
  withGrouped(sections).flatMap(({ kind, heading, id = toId(heading), jump, lang = pageLanguage }) => {
    const href = `#${id}` as const;
    if (jump !== undefined) return [{ href, label: jump, lang }];
    const jumpOfKind = kindJumps[kind];
    return jumpOfKind === undefined ? [] : [{ href, label: jumpOfKind }];
  });

/** Hidden next to a table of contents. */
export const JumpLinks = ({ jumps }: { readonly jumps: readonly Jump[] }) =>
  jumps.length > 0 && (
    <nav aria-label={sharedText.jumps} lang={siteLanguage} className="jumps no-print">
      {jumps.map(({ href, label, lang }) => (
        <a key={href} href={href} lang={lang}>
          {label}
        </a>
      ))}
    </nav>
  );

/** Links to the main sections of a page. Without such sections, the result is `false`, so that the page has no empty strip. */
export const jumpLinksOf = (page: PageWithJumps) => {
  const jumps = jumpsOf(page);
  return jumps.length > 0 && <JumpLinks jumps={jumps} />;
};
