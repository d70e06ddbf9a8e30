import clsx from 'clsx';
import { toId } from '@/content/format/to-id.ts';
import { kindJumps, sharedText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import { withGrouped, type Sections } from '@/content/model/section.ts';
import type { InLanguage } from '@/content/model/text.ts';

/** Labels without `lang` are in the site's language. */
export type Jump = InLanguage & { readonly href: `#${string}`; readonly label: string };

export type PageWithJumps = InLanguage & { readonly sections: Sections };

/** Returns the jumps to the main sections of a page. It may have none. */
export const jumpsOf = ({ sections, lang: pageLanguage }: PageWithJumps): readonly Jump[] =>
  withGrouped(sections).flatMap(({ kind, heading, id = toId(heading), jump, lang = pageLanguage }) => {
    const href = `#${id}` as const;
    if (jump !== undefined) return [{ href, label: jump, lang }];
    const jumpOfKind = kindJumps[kind];
    return jumpOfKind === undefined ? [] : [{ href, label: jumpOfKind }];
  });

type JumpLinksProps = { readonly jumps: readonly Jump[]; readonly className?: string };

export const JumpLinks = ({ jumps, className }: JumpLinksProps) => (
  <nav
    aria-label={sharedText.jumpLinks}
    lang={siteLanguage}
    className={clsx('jumps print:hidden', className)}
  >
    {jumps.map(({ href, label, lang }) => (
      <a key={href} href={href} lang={lang}>
        {label}
      </a>
    ))}
  </nav>
);
