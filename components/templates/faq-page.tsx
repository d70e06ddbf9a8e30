import { PageFrame } from '@/components/layout/page-frame';
import { boardStand } from '@/components/sections/board-stand';
import { ClosingCall } from '@/components/sections/closing-call';
import { JumpLinks } from '@/components/sections/jump-links';
import { PageHero } from '@/components/sections/page-hero';
import { PhoneButton } from '@/components/ui/phone-button';
import { RichText } from '@/components/ui/rich-text';
import { closingCalls } from '@/content/closing-calls';
import { featuredServices } from '@/content/menus';
import { askedQuestions, faq } from '@/content/pages/faq';
import { toId } from '@/lib/site/format';
import { partyStand } from '@/lib/site/stands';

export const FaqPage = () => (
  <PageFrame path="/faq" hire="/contact">
    <PageHero
      heading={faq.heading}
      intro={faq.intro}
      stands={[partyStand('hirer'), boardStand('question')]}
      low="everywhere"
      actions={<PhoneButton call />}
    />
    <div className="faq frame">
      <div className="direction-sign on-asphalt">
        <JumpLinks
          jumps={askedQuestions.map(({ question, jump }) => ({
            href: `#${toId(question)}`,
            words: jump,
          }))}
        />
      </div>
      <div className="body">
        {faq.groups.map(({ heading, questions }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {questions.map(({ question, short, answer }) => (
              <section key={question}>
                <h3 id={toId(question)}>{question}</h3>
                <p className="short-answer">{short}</p>
                <p>
                  <RichText text={answer} />
                </p>
              </section>
            ))}
          </section>
        ))}
      </div>
    </div>
    <ClosingCall {...closingCalls.top} machine={featuredServices[0]} />
  </PageFrame>
);
