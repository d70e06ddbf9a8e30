import { PageFrame } from '@/components/layout/page-frame';
import { boardStand } from '@/components/sections/board-stand';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHero } from '@/components/sections/page-hero';
import { SideHeaded } from '@/components/sections/side-headed';
import { RichText } from '@/components/ui/rich-text';
import { closingCalls } from '@/content/closing-calls';
import { faq } from '@/content/pages/faq';
import { toId } from '@/lib/site/format';
import { partyStand } from '@/lib/site/stands';

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
      stands={[partyStand('hirer'), boardStand('question')]}
      low="everywhere"
      jumps={[...faq.questions, ...faq.more].map(({ question, jump }) => ({
        href: `#${toId(question)}`,
        words: jump,
      }))}
    />
    <SideHeaded>
      <div className="body">
        {groups.map(({ heading, questions }) => (
          <section key={heading}>
            <h2 className="mb-4">{heading}</h2>
            {questions.map(({ question, short, answer }) => (
              <section
                key={question}
                className="border-t-2 border-ink py-6 lg:first-of-type:border-t-0 lg:first-of-type:pt-0"
              >
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
    </SideHeaded>
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
