import { sharedText } from '@/content/site/shared-text';
import type { Jump } from '@/components/sections/jumps-of';

/** Plain links to the sections of a page. Pass it to `ReadingGrid`. */
export const ContentsList = ({ jumps }: { readonly jumps: readonly Jump[] }) => (
  <nav aria-label={sharedText.contents} className="contents-list no-print">
    <ul>
      {jumps.map(({ href, words, lang }) => (
        <li key={href}>
          <a href={href} lang={lang}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
