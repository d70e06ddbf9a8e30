import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { MailLink } from '@/components/ui/mail-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import { contactWords } from '@/content/contact-words';
import { operatorRegistration } from '@/content/pages/operator-registration';

const { before, next } = operatorRegistration;

/** What operators ask first: one line above the form on a phone, in full beside it where there is room. */
const Before = () => (
  <details className="folded open-beside border-t-0 lg:col-start-2 lg:border-0">
    <summary className="lg:min-h-0 lg:p-0">
      <h2 className="text-lg/tight lg:text-2xl">{before.heading}</h2>
      <Pictogram name="chevron-down" className="size-6 shrink-0" />
    </summary>
    <dl className="body grid gap-3 text-base lg:mt-3">
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

/** Registration form and what happens next. The form is an island, so it comes from the route. */
export const RegistrationPage = ({ form }: { readonly form: ReactNode }) => (
  <PageFrame path="/operator-registration">
    <PageHero heading={operatorRegistration.heading} intro={operatorRegistration.intro} />
    <div className="frame grid gap-6 pt-2 pb-10 lg:grid-flow-dense lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr] lg:gap-10 lg:pt-10">
      <Before />
      <section aria-label={operatorRegistration.form} className="lg:row-span-2">
        {form}
        <p className="body mt-6 text-base text-mute">
          <RichText text={operatorRegistration.privacy} />
        </p>
        <p className="mt-2 text-base text-mute">
          {operatorRegistration.help} {contactWords.call} <PhoneLink className="underline" />{' '}
          {contactWords.or} {contactWords.email} <MailLink className="wrap-anywhere underline" />.
        </p>
      </section>
      <section className="plate self-start lg:sticky lg:top-4 lg:col-start-2">
        <h2 className="plate-head">{next.heading}</h2>
        <ol className="grid gap-5 p-4">
          {next.items.map(({ pictogram, title, text }) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-3">
              <Pictogram name={pictogram} className="size-7" />
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="text-base">
                  <RichText text={text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
    <div className="frame two-columns pb-10">
      <PageBody sections={operatorRegistration.sections} foldOnPhone={() => true} />
    </div>
  </PageFrame>
);
