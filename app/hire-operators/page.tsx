import { PageFrame } from '@/components/page/page-frame';
import { ProfileSummarySection } from '@/components/tickets/profile-summary-section';
import { CallToAction } from '@/components/page/call-to-action';
import { CostSection } from '@/components/hiring/cost-section';
import { jumpsOf } from '@/components/sections/jumps-of';
import { PageHero } from '@/components/page/page-hero';
import { PartiesSection } from '@/components/hiring/parties-diagram';
import { CollapsedSections } from '@/components/sections/collapsed-sections';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { Section } from '@/components/sections/section';
import { TimelineSection } from '@/components/hiring/timeline-section';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneButton } from '@/components/company/phone-button';
import { SaveNumberLink } from '@/components/company/save-number-link';
import { callsToAction } from '@/content/calls-to-action';
import { hireOperators } from '@/content/pages/hire-operators';
import { machineItem, personItem } from '@/lib/drawings/stage-items';
import { pageMetadata } from '@/lib/routes/metadata';

export const metadata = pageMetadata('/hire-operators');

const { start, timeline, parties, costs, otherCosts, profile, questions, sections } = hireOperators;

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
            <ButtonLink href={start.href}>{start.label}</ButtonLink>
            <PhoneButton />
            <SaveNumberLink className="content-center underline" />
          </>
        }
      />
      <TimelineSection {...timeline} />
      <PartiesSection section={parties} />
      <CostSection section={costs}>
        <div className="cost-notes">
          <CollapsedSections sections={[otherCosts]} collapses="unless-wide" />
        </div>
      </CostSection>
      <ProfileSummarySection section={profile} />
      <ReadingGrid>
        <Section heading={questions} intro={hireOperators.buyers}>
          <CollapsedSections sections={sections} />
        </Section>
      </ReadingGrid>
      <CallToAction {...callsToAction.standard} button={start} machine={hireOperators.callToActionMachine} />
    </PageFrame>
  );
}
