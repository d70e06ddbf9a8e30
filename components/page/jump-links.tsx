import { jumpsOf, type Jump, type PageWithJumps } from '@/components/sections/jumps-of.ts';
import { sharedText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';

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
