import { interfaceWords } from '@/content/interface';
import type { Jump } from '@/lib/site/jumps';

/** Links to the main sections of a page. They are hidden next to a table of contents. */
export const JumpLinks = ({ jumps }: { readonly jumps: readonly Jump[] }) =>
  jumps.length > 0 && (
    <nav aria-label={interfaceWords.jumps} className="jumps no-print">
      {jumps.map(({ href, words }) => (
        <a key={href} href={href}>
          {words}
        </a>
      ))}
    </nav>
  );
