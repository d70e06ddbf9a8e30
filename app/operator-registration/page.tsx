import { PageFrame } from '@/components/frame/page-frame.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { FormIsland } from '@/components/sections/form/form.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { StepList } from '@/components/sections/steps/steps.tsx';
import { BulletList } from '@/components/ui/bullet-list.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import { operatorRegistration } from '@/content/pages/operator-registration.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';

export const metadata = pageMetadata(operatorRegistration);

const { whatHappensNext, haveReady } = operatorRegistration;

const NextSteps = () => (
  <section className="torn-paper">
    <div className="next-steps">
      <h2 className="mb-4 text-2xl">{whatHappensNext.heading}</h2>
      <StepList items={whatHappensNext.items} titleAs="h3" className="text-base" />
    </div>
    <h2 className="mt-6 mb-2 text-2xl">{haveReady.heading}</h2>
    <BulletList items={haveReady.items} className="grid gap-3 text-base" />
  </section>
);

export default function RegistrationPage() {
  return (
    <PageFrame page={operatorRegistration} callToAction={callsToAction.besideForm} hasCallBar={false}>
      <PageHero page={operatorRegistration} strip={null} />
      <div className="surface-paper">
        <div className="page-width registration">
          <section className="form-panel" aria-label={operatorRegistration.formLabel}>
            <FormIsland form={registrationForm} />
            <p className="running-text mt-6 text-base text-mute">
              <RichText text={operatorRegistration.privacyNote} />
            </p>
            <p className="running-text mt-2 text-base text-mute">
              <RichText text={operatorRegistration.formHelp} />
            </p>
          </section>
          <NextSteps />
        </div>
      </div>
      <PageSections page={operatorRegistration} collapses="on-phones" />
    </PageFrame>
  );
}
