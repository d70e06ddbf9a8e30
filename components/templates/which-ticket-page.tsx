import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { HeldCategories } from '@/components/sections/held-categories';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { SectionBlock } from '@/components/sections/section-block';
import { TicketFinder } from '@/components/sections/ticket-finder';
import { closingCalls } from '@/content/closing-calls';
import { featuredServices } from '@/content/menus';
import { whichTicket } from '@/content/pages/which-ticket';
import { machineStand } from '@/lib/site/stands';
import { toId } from '@/lib/site/format';

const { held } = whichTicket;

export const WhichTicketPage = () => (
  <PageFrame path="/which-ticket" hire="/contact">
    <PageHero
      heading={whichTicket.heading}
      intro={whichTicket.intro}
      jumps={[{ href: `#${toId(held.heading)}`, words: held.jump }]}
      // Load the drawing as a file, because the page would exceed 18 KB if it were inlined.
      stands={[machineStand(whichTicket.machine, { lazy: true })]}
      low="wide"
    />
    <div className="frame py-8 lg:py-16">
      <TicketFinder />
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:mt-16 lg:grid-cols-2">
        <div className="body no-print">
          <SectionBlock heading={held.heading} intro={held.intro}>
            <HeldCategories />
          </SectionBlock>
        </div>
        <PageBody sections={whichTicket.sections} />
      </div>
    </div>
    <ClosingCall {...closingCalls.top} machine={featuredServices[2]} />
  </PageFrame>
);
