import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { MailLink } from '@/components/ui/mail-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import { operatorRegistration } from '@/content/pages/operator-registration';
import { jumpsOf } from '@/lib/site/jumps';

/** Registration form and what happens next. The form is an island, so it comes from the route. */
export const RegistrationPage = ({ form }: { readonly form: ReactNode }) => (
  <PageFrame path="/operator-registration">
    <PageHero
      heading={operatorRegistration.heading}
      intro={operatorRegistration.intro}
      jumps={jumpsOf(operatorRegistration.sections)}
    />
    <div className="frame grid gap-10 py-10 lg:grid-cols-[1fr_22rem]">
      <section aria-label="Registration form">
        <dl className="body mb-8 grid gap-4">
          {operatorRegistration.before.map(({ question, answer }) => (
            <div key={question} className="border-l-4 border-plant pl-4">
              <dt className="font-bold">{question}</dt>
              <dd>
                <RichText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
        {form}
        <p className="body mt-6 text-base text-mute">
          <RichText text={operatorRegistration.privacy} />
        </p>
        <p className="mt-2 text-base text-mute">
          {operatorRegistration.help} Call <PhoneLink className="underline" /> or e-mail{' '}
          <MailLink className="wrap-anywhere underline" />.
        </p>
      </section>
      <section className="plate self-start lg:sticky lg:top-4">
        <h2 className="border-b-2 border-ink on-plant px-4 py-3 text-2xl">
          {operatorRegistration.next.heading}
        </h2>
        <ol className="grid gap-5 p-4">
          {operatorRegistration.next.items.map(({ pictogram, title, text }) => (
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
    <div className="border-t-2 border-line">
      <div className="frame two-columns py-10">
        <PageBody sections={operatorRegistration.sections} />
      </div>
    </div>
  </PageFrame>
);
