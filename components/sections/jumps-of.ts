import { kindJumps } from '@/content/shared-text';
import type { Sections } from '@/content/section';
import { toId } from '@/lib/text/to-id';

export type Jump = { readonly href: `#${string}`; readonly label: string };

/** Links to the main sections of a page. */
export const jumpsOf = ({ sections }: { readonly sections: Sections }): readonly Jump[] =>
  sections.flatMap(({ kind, heading, id = toId(heading), jump = kindJumps[kind] }) =>
    jump === undefined ? [] : [{ href: `#${id}` as const, label: jump }],
  );
