import { PageFrame } from '@/components/layout/page-frame';
import { BodyLayout } from '@/components/sections/body-layout';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { ProcessSteps } from '@/components/sections/process-steps';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { SaveNumberLink } from '@/components/ui/save-number-link';
import { closingCalls } from '@/content/closing-calls';
import { hireOperators } from '@/content/pages/hire-operators';
import { jumpsOf } from '@/lib/site/jumps';

const { sections } = hireOperators;

/** The three steps of hiring, what it costs, who pays, and what happens when something goes wrong. */
export const HireOperatorsPage = () => (
  <PageFrame path="/hire-operators" hire="/contact">
    <PageHero
      heading={hireOperators.heading}
      intro={hireOperators.intro}
      jumps={jumpsOf(sections)}
      actions={
        <>
          <ButtonLink href={hireOperators.start.href}>{hireOperators.start.label}</ButtonLink>
          <PhoneLink call className="button button-outline" />
          <SaveNumberLink className="inline-flex min-h-12 items-center underline" />
        </>
      }
    />
    <div className="frame pt-10">
      <ProcessSteps {...hireOperators.steps} />
    </div>
    <BodyLayout
      call={{ action: hireOperators.start.label, href: hireOperators.start.href }}
      sections={sections}
    >
      <PageBody sections={sections} />
    </BodyLayout>
    <ClosingCall {...closingCalls.top} action={hireOperators.start.label} />
  </PageFrame>
);
