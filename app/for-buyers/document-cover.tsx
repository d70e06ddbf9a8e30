import { PartyImage } from '@/components/drawings/party-image.tsx';
import { JumpLinks, type Jump } from '@/components/page/jump-links.tsx';
import { company } from '@/content/company.ts';

/** The top of the document with its contents, beside the hirer. Both stand on the strip of the stage. */
export const DocumentCover = ({ contents }: { readonly contents: readonly Jump[] }) => (
  <div className="document-cover stands-on-strip no-print">
    <PartyImage party="hirer" />
    <div>
      <p>{company.name}</p>
      <JumpLinks jumps={contents} />
    </div>
  </div>
);
