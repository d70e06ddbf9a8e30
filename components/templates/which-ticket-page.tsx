import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { FleetDrawing } from '@/components/sections/fleet-drawing';
import { HeldCategories } from '@/components/sections/held-categories';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { SectionBlock } from '@/components/sections/section-block';
import { TicketFinder } from '@/components/sections/ticket-finder';
import { closingCalls } from '@/content/closing-calls';
import { featuredServices } from '@/content/menus';
import { whichTicket } from '@/content/pages/which-ticket';
import { fleetMachine } from '@/lib/site/fleet';
import { toId } from '@/lib/site/format';

const { held } = whichTicket;

const machine = fleetMachine(whichTicket.machine);

export const WhichTicketPage = () => (
  <PageFrame path="/which-ticket" hire="/contact">
    <PageHero
      heading={whichTicket.heading}
      intro={whichTicket.intro}
      jumps={[{ href: `#${toId(held.heading)}`, words: held.jump }]}
      aside={
        // Load the drawing as a file, because the page would exceed 18 KB if it were inlined.
        <div className="-mb-10 self-end [--metre:6rem] max-md:hidden">
          <FleetDrawing drawing={machine} fromSprite={`${machine.drawing}-white`} />
        </div>
      }
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
