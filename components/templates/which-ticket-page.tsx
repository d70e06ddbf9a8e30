import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { HeldCategories } from '@/components/sections/held-categories';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { SectionBlock } from '@/components/sections/section-block';
import { TicketFinder } from '@/components/sections/ticket-finder';
import { OperatorDrawing } from '@/components/ui/operator-drawing';
import { closingCalls } from '@/content/closing-calls';
import { whichTicket } from '@/content/pages/which-ticket';
import { toId } from '@/lib/site/format';

const { held } = whichTicket;

/** The ticket finder, and the list of machines that each ticket covers. */
export const WhichTicketPage = () => (
  <PageFrame path="/which-ticket" hire="/contact">
    <PageHero
      heading={whichTicket.heading}
      intro={whichTicket.intro}
      jumps={[{ href: `#${toId(held.heading)}`, words: held.jump }]}
      aside={
        <OperatorDrawing className="-mb-10 w-full max-w-2xs self-end justify-self-center max-md:hidden" />
      }
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
