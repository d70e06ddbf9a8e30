import { PartyImage } from '@/components/drawings/party-image.tsx';
import { JumpLinks } from '@/components/page/jump-links.tsx';
import { company } from '@/content/company.ts';
import type { Jump } from '@/lib/pages/jumps.ts';

/** The top of the document with its contents, beside the hirer. Both stand on the strip of the stage. */
export const DocumentCover = ({ contents }: { readonly contents: readonly Jump[] }) => (
  <div className="stands-on-strip flex items-end gap-x-[min(1.75rem,5vw)] print:hidden">
    <PartyImage party="hirer" className="h-[min(11rem,34vw)] w-auto shrink-0 md:h-72" />
    <div className="min-w-0 flex-1 border-3 border-b-0 border-ink bg-white px-[min(1.25rem,4vw)] pt-4 pb-5 lg:px-8 lg:pt-6">
      <p className="border-b-8 border-ink pb-2 font-display text-xl font-bold md:text-3xl">{company.name}</p>
      <JumpLinks
        jumps={contents}
        className="m-0 grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-4 *:border-b *:border-line *:no-underline *:hover:underline *:nth-last-[-n+2]:border-0 md:grid-cols-2 lg:*:text-xl"
      />
    </div>
  </div>
);
