import { PageFrame } from '@/components/layout/page-frame';
import { BodyLayout } from '@/components/sections/body-layout';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHero } from '@/components/sections/page-hero';
import { RichText } from '@/components/ui/rich-text';
import { closingCalls } from '@/content/closing-calls';
import { faq } from '@/content/pages/faq';
import { toId } from '@/lib/site/format';

/** Each question with its short answer in bold, so that a reader can run down the page. */
export const FaqPage = () => (
  <PageFrame path="/faq" hire="/contact">
    <PageHero
      heading={faq.heading}
      intro={faq.intro}
      jumps={faq.questions.map(({ question, jump }) => ({ href: `#${toId(question)}`, words: jump }))}
    />
    <BodyLayout call={closingCalls.top}>
      <div className="body grid">
        {faq.questions.map(({ question, short, answer }) => (
          <section
            key={question}
            className="grid gap-x-8 gap-y-2 border-t-2 border-line py-6 first:border-0 first:pt-0 xl:grid-cols-[17rem_1fr]"
          >
            <h2 id={toId(question)} className="text-2xl">
              {question}
            </h2>
            <div>
              <p className="text-lg/snug font-bold">{short}</p>
              <p className="mt-2!">
                <RichText text={answer} />
              </p>
            </div>
          </section>
        ))}
      </div>
    </BodyLayout>
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
