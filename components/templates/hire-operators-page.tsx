import { PageFrame } from '@/components/layout/page-frame';
import { BodyLayout } from '@/components/sections/body-layout';
import { CardBand } from '@/components/sections/card-band';
import { ClosingCall } from '@/components/sections/closing-call';
import { CostBand } from '@/components/sections/cost-band';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { Parties } from '@/components/sections/parties';
import { Timeline } from '@/components/sections/timeline';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { RichText } from '@/components/ui/rich-text';
import { SaveNumberLink } from '@/components/ui/save-number-link';
import { closingCalls } from '@/content/closing-calls';
import { hireOperators } from '@/content/pages/hire-operators';
import { jumpsOf } from '@/lib/site/jumps';
import { machineStand, personStand } from '@/lib/site/stands';

const { start, timeline, parties, costs, otherCosts, profile, questions, sections } = hireOperators;

export const HireOperatorsPage = () => (
  <PageFrame path="/hire-operators" hire="/contact">
    <PageHero
      heading={hireOperators.heading}
      intro={hireOperators.intro}
      jumps={jumpsOf(sections)}
      stands={[personStand, machineStand(hireOperators.machine, { lazy: true })]}
      actions={
        <>
          <ButtonLink href={start.href}>{start.label}</ButtonLink>
          <PhoneLink call className="button" />
          <SaveNumberLink className="inline-flex min-h-12 items-center underline" />
        </>
      }
    />
    <Timeline {...timeline} />
    <Parties {...parties} />
    <CostBand {...costs}>
      <div className="cost-notes">
        <PageBody sections={[otherCosts]} foldOnPhone={() => true} />
      </div>
    </CostBand>
    <CardBand heading={profile.heading} intro={profile.intro} more />
    <BodyLayout
      call={{ action: start.label, href: start.href }}
      beside={
        <div className="body">
          <h2>{questions}</h2>
          <p className="mt-2">
            <RichText text={hireOperators.buyers} />
          </p>
        </div>
      }
    >
      <PageBody sections={sections} foldAlways />
    </BodyLayout>
    <ClosingCall {...closingCalls.top} action={start.label} />
  </PageFrame>
);
