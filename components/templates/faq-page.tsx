import { PageFrame } from '@/components/layout/page-frame';
import { BodyLayout } from '@/components/sections/body-layout';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHero } from '@/components/sections/page-hero';
import { RichText } from '@/components/ui/rich-text';
import { closingCalls } from '@/content/closing-calls';
import { faq } from '@/content/pages/faq';

/** Four questions and their answers. */
export const FaqPage = () => (
  <PageFrame path="/faq" hire="/contact">
    <PageHero heading={faq.heading} intro={faq.intro} />
    <BodyLayout call={closingCalls.top}>
      <div className="body grid gap-10">
        {faq.questions.map(({ question, answer }) => (
          <section key={question} className="border-l-4 border-plant pl-5">
            <h2>{question}</h2>
            <p className="mt-2">
              <RichText text={answer} />
            </p>
          </section>
        ))}
      </div>
    </BodyLayout>
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
