import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { SideHeaded } from '@/components/sections/side-headed';
import { ButtonLink } from '@/components/ui/button-link';
import { MailLink } from '@/components/ui/mail-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import { contactWords } from '@/content/contact-words';
import { operatorRegistration } from '@/content/pages/operator-registration';
import type { Section } from '@/content/section';
import { machineStand, partyStand } from '@/lib/site/stands';

const { before, next, sections } = operatorRegistration;

/** Checklists are beside the form on a wide screen. */
const isChecklist = ({ kind }: Section) => kind === 'checklist';

const NextSteps = () => (
  <section className="border-2 border-ink bg-white">
    <h2 className="bg-asphalt px-4 py-2 text-2xl text-white print:bg-white print:text-ink">{next.heading}</h2>
    <ol className="steps grid gap-4 p-4">
      {next.items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="text-lg/tight">{title}</h3>
          <p className="text-base/snug">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  </section>
);

/** Questions from operators. On a phone they are collapsed above the form; on a wide screen they are beside it. */
const Before = () => (
  <details className="folded open-beside border-t-0 lg:border-0">
    <summary className="lg:min-h-0 lg:p-0">
      <h2 className="text-lg/tight lg:text-2xl">{before.heading}</h2>
      <Pictogram name="chevron-down" className="size-6 shrink-0" />
    </summary>
    <dl className="body grid gap-3 text-base! lg:mt-3">
      {before.items.map(({ question, answer }) => (
        <div key={question}>
          <dt className="font-bold">{question}</dt>
          <dd>
            <RichText text={answer} />
          </dd>
        </div>
      ))}
    </dl>
  </details>
);

/** The registration form and the next steps. The route passes the form, because it is an island. */
export const RegistrationPage = ({ form }: { readonly form: ReactNode }) => (
  <PageFrame path="/operator-registration">
    <PageHero
      heading={operatorRegistration.heading}
      intro={operatorRegistration.intro}
      stands={[partyStand('operator'), machineStand(operatorRegistration.machine, { lazy: true })]}
      low="wide"
    />
    <div className="frame registration">
      <Before />
      <section aria-label={operatorRegistration.form}>
        {form}
        <p className="body mt-6 text-base text-mute">
          <RichText text={operatorRegistration.privacy} />
        </p>
        <p className="mt-2 text-base text-mute">
          {operatorRegistration.help} {contactWords.call} <PhoneLink className="underline" />{' '}
          {contactWords.or} {contactWords.email} <MailLink className="wrap-anywhere underline" />.
        </p>
      </section>
      <NextSteps />
      <PageBody sections={sections.filter(isChecklist)} foldOnPhone={() => true} />
    </div>
    <SideHeaded>
      <PageBody sections={sections.filter((section) => !isChecklist(section))} foldOnPhone={() => true} />
      <p className="mt-8">
        <ButtonLink href="/contact">{operatorRegistration.ask}</ButtonLink>
      </p>
    </SideHeaded>
  </PageFrame>
);
