import clsx from 'clsx';
import { sharedText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Jump } from '@/lib/pages/jumps.ts';

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
