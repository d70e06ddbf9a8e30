import { sharedText } from '@/content/shared-text';
import type { Jump } from '@/components/sections/jumps-of';

/** Hidden next to a table of contents. */
export const JumpLinks = ({ jumps }: { readonly jumps: readonly Jump[] }) =>
  jumps.length > 0 && (
    <nav aria-label={sharedText.jumps} className="jumps no-print">
      {jumps.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
