import { PageFrame } from '@/components/page/page-frame';
import { CallToAction } from '@/components/page/call-to-action';
import { HeldCategoriesList } from '@/components/tickets/held-categories-list';
import { JumpLinks } from '@/components/page/jump-links';
import { PageHero } from '@/components/page/page-hero';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { Section } from '@/components/sections/section';
import { SectionList } from '@/components/sections/section-list';
import { TicketFinder } from '@/components/tickets/ticket-finder';
import { callsToAction } from '@/content/calls-to-action';
import { whichTicket } from '@/content/pages/which-ticket';
import { toId } from '@/lib/text/to-id';
import { pageMetadata } from '@/lib/routes/metadata';

export const metadata = pageMetadata('/which-ticket');

const { held } = whichTicket;

export default function WhichTicketPage() {
  return (
    <PageFrame path="/which-ticket" contactHref="/contact">
      <PageHero
        heading={whichTicket.heading}
        aside={
          <div className="self-end">
            <p className="text-lg">{whichTicket.intro}</p>
            <JumpLinks jumps={[{ href: `#${toId(held.heading)}`, label: held.jump }]} />
          </div>
        }
      />
      <TicketFinder />
      <ReadingGrid>
        <Section heading={held.heading} intro={held.intro} className="no-print">
          <HeldCategoriesList />
        </Section>
        <SectionList sections={whichTicket.sections} />
      </ReadingGrid>
      <CallToAction {...callsToAction.standard} page={whichTicket} />
    </PageFrame>
  );
}
