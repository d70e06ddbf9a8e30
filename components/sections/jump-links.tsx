import { interfaceWords } from '@/content/interface';
import type { Jump } from '@/lib/site/jumps';

/** Links to what people come to a page for; nothing where there is none. Beside a list of contents they are not shown. */
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
