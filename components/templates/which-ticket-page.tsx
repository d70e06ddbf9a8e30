import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { FleetDrawing } from '@/components/sections/fleet-drawing';
import { HeldCategories } from '@/components/sections/held-categories';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { SectionBlock } from '@/components/sections/section-block';
import { TicketFinder } from '@/components/sections/ticket-finder';
import { PersonDrawing } from '@/components/ui/person-drawing';
import { closingCalls } from '@/content/closing-calls';
import { whichTicket } from '@/content/pages/which-ticket';
import { fleetMachine } from '@/lib/site/fleet';
import { toId } from '@/lib/site/format';

const { held } = whichTicket;

const machine = fleetMachine(whichTicket.machine);

/** At one scale, from files, because the finder leaves no room for drawings in the page. */
const PersonAndMachine = () => (
  <div className="-mb-10 flex items-end justify-end gap-6 self-end [--metre:5rem] max-md:hidden">
    <PersonDrawing person="operator" className="h-[8.9rem] w-auto" />
    <FleetDrawing drawing={machine} fromSprite={`${machine.drawing}-white`} />
  </div>
);

/** The ticket finder, and the list of machines that each ticket covers. */
export const WhichTicketPage = () => (
  <PageFrame path="/which-ticket" hire="/contact">
    <PageHero
      heading={whichTicket.heading}
      intro={whichTicket.intro}
      jumps={[{ href: `#${toId(held.heading)}`, words: held.jump }]}
      aside={<PersonAndMachine />}
    />
    <div className="frame py-8">
      <TicketFinder />
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="body no-print">
          <SectionBlock heading={held.heading} intro={held.intro}>
            <HeldCategories />
          </SectionBlock>
        </div>
        <PageBody sections={whichTicket.sections} />
      </div>
    </div>
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
