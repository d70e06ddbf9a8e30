import { Stage } from '@/components/drawings/stage.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { JumpLinks } from '@/components/page/jump-links.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { SectionFrame } from '@/components/sections/section-frame.tsx';
import { toId } from '@/content/format/to-id.ts';
import { whichTicket } from '@/content/pages/which-ticket.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';
import { HeldCategoriesList } from './held-categories-list.tsx';
import { TicketFinder } from './ticket-finder.tsx';

export const metadata = pageMetadata(whichTicket);

const { heldCategories } = whichTicket;

export default function WhichTicketPage() {
  return (
    <PageFrame page={whichTicket}>
      <Stage>
        <div className="grid items-end gap-4 md:gap-8 @md:grid-cols-[1.3fr_1fr] print:grid-cols-[1fr_50mm]">
          <h1 className="self-start">{whichTicket.heading}</h1>
          <div>
            <p>{whichTicket.intro}</p>
            <JumpLinks
              jumps={[
                {
                  href: `#${toId(heldCategories.heading)}`,
                  label: heldCategories.jump,
                  lang: whichTicket.lang,
                },
              ]}
            />
          </div>
        </div>
      </Stage>
      <TicketFinder />
      <PageSections page={whichTicket}>
        <SectionFrame heading={heldCategories.heading} intro={heldCategories.intro} className="print:hidden">
          <HeldCategoriesList />
        </SectionFrame>
      </PageSections>
    </PageFrame>
  );
}
