import { PageFrame } from '@/components/layout/page-frame';
import { BodyLayout } from '@/components/sections/body-layout';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHero } from '@/components/sections/page-hero';
import { RichText } from '@/components/ui/rich-text';
import { closingCalls } from '@/content/closing-calls';
import { faq } from '@/content/pages/faq';
import { toId } from '@/lib/site/format';

const groups = [
  { heading: faq.first, questions: faq.questions },
  { heading: faq.others, questions: faq.more },
];

/** Questions with their short answers in bold, so that readers can scan the page. */
export const FaqPage = () => (
  <PageFrame path="/faq" hire="/contact">
    <PageHero
      heading={faq.heading}
      intro={faq.intro}
      jumps={[...faq.questions, ...faq.more].map(({ question, jump }) => ({
        href: `#${toId(question)}`,
        words: jump,
      }))}
    />
    <BodyLayout call={closingCalls.top}>
      <div className="body">
        {groups.map(({ heading, questions }) => (
          <section key={heading}>
            <h2 className="mb-4">{heading}</h2>
            {questions.map(({ question, short, answer }) => (
              <section key={question} className="border-t-2 border-ink py-6">
                <h3 id={toId(question)}>{question}</h3>
                <p className="mt-2 font-bold">{short}</p>
                <p className="mt-2!">
                  <RichText text={answer} />
                </p>
              </section>
            ))}
          </section>
        ))}
      </div>
    </BodyLayout>
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
