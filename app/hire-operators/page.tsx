import { PageFrame } from '@/components/page/page-frame';
import { CallToAction } from '@/components/page/call-to-action';
import { jumpsOf } from '@/components/sections/jumps-of';
import { PageHero } from '@/components/page/page-hero';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { SectionList } from '@/components/sections/section-list';
import { ContactButtons } from '@/components/ui/contact-buttons';
import { SaveNumberLink } from '@/components/company/save-number-link';
import { callsToAction } from '@/content/calls-to-action';
import { hireOperators } from '@/content/pages/hire-operators';
import { machineItem, personItem } from '@/lib/drawings/stage-items';
import { pageMetadata } from '@/lib/routes/metadata';

export const metadata = pageMetadata('/hire-operators');

const { start, sections } = hireOperators;

export default function HireOperatorsPage() {
  return (
    <PageFrame path="/hire-operators" contactHref="/contact">
      <PageHero
        heading={hireOperators.heading}
        intro={hireOperators.intro}
        jumps={jumpsOf(hireOperators)}
        drawings={[personItem, machineItem(hireOperators.heroMachine, { lazy: true })]}
        actions={
          <>
            <ContactButtons button={start} />
            <SaveNumberLink className="content-center underline" />
          </>
        }
      />
      <ReadingGrid>
        <SectionList sections={sections} />
      </ReadingGrid>
      <CallToAction {...callsToAction.standard} page={hireOperators} button={start} />
    </PageFrame>
  );
}
