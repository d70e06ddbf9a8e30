import { PartyImage } from '@/components/drawings/party-image';
import { JumpLinks } from '@/components/page/jump-links';
import type { Jump } from '@/components/sections/jumps-of';
import { company } from '@/content/company';

/** The top of the document with its contents, beside the hirer. Both stand on the strip of the stage. */
export const DocumentCover = ({ contents }: { readonly contents: readonly Jump[] }) => (
  <div className="document-cover no-print">
    <PartyImage party="hirer" />
    <div>
      <p>{company.name}</p>
      <JumpLinks jumps={contents} />
    </div>
  </div>
);
