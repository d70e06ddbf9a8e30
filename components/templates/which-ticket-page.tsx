import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { HeldCategories } from '@/components/sections/held-categories';
import { PageHero } from '@/components/sections/page-hero';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { Section } from '@/components/sections/section';
import { SectionList } from '@/components/sections/section-list';
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
    </div>
    <ReadingGrid>
      <Section heading={held.heading} intro={held.intro} className="no-print">
        <HeldCategories />
      </Section>
      <SectionList sections={whichTicket.sections} />
    </ReadingGrid>
    <ClosingCall {...closingCalls.top} machine={featuredServices[2]} />
  </PageFrame>
);
