import { Page } from '@/components/layout/page';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { ProcessSteps } from '@/components/sections/process-steps';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { closingCalls } from '@/content/closing-calls';
import { hireOperators } from '@/content/pages/hire-operators';

/** The three steps of hiring, and who is responsible for what. */
export const HireOperatorsPage = () => (
  <Page path="/hire-operators" hire="/contact">
    <PageHero
      heading={hireOperators.heading}
      intro={hireOperators.intro}
      actions={
        <>
          <ButtonLink href={hireOperators.start.href}>{hireOperators.start.label}</ButtonLink>
          <PhoneLink before="Call" className="button button-outline" />
        </>
      }
    />
    <div className="frame py-10">
      <ProcessSteps {...hireOperators.steps} />
    </div>
    <div className="border-t-2 border-line">
      <div className="frame py-10">
        <PageBody sections={hireOperators.sections} />
      </div>
    </div>
    <ClosingCall {...closingCalls.top} action={hireOperators.start.label} />
  </Page>
);
