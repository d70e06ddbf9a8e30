import { interfaceWords } from '@/content/interface';
import type { Jump } from '@/lib/site/jumps';

/** Hidden next to a table of contents. */
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
