import { GroupScene } from './group-scene';
import { PageFrame } from '@/components/page/page-frame';
import { ClosingCall } from '@/components/page/closing-call';
import { PageHero } from '@/components/page/page-hero';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { Section } from '@/components/sections/section';
import { PhoneButton } from '@/components/ui/phone-button';
import { RichText } from '@/components/ui/rich-text';
import { closingCalls } from '@/content/site/closing-calls';
import { askedQuestions, faq } from '@/content/pages/faq';
import { toId } from '@/lib/site/format';
import { machineItem, partyItem } from '@/lib/machines/drawing-items';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/faq');

/** The backgrounds of the groups. Further groups are white. */
const bands = [undefined, 'paper', 'asphalt'] as const;

export default function FaqPage() {
  return (
    <PageFrame path="/faq" contactHref="/contact">
      <PageHero
        heading={faq.heading}
        intro={faq.intro}
        actions={<PhoneButton />}
        drawings={[partyItem('agency'), machineItem(faq.heroMachine, { lazy: true })]}
        jumps={askedQuestions.map(({ question, jump }) => ({ href: `#${toId(question)}`, label: jump }))}
      />
      <ReadingGrid>
        {faq.groups.map(({ heading, party, machine, questions }, index) => (
          <Section
            key={heading}
            heading={heading}
            band={bands[index]}
            picture={<GroupScene party={party} machine={machine} />}
          >
            {questions.map(({ question, short, answer }) => (
              <div key={question} className="faq-question">
                <h3 id={toId(question)}>{question}</h3>
                <p className="short-answer">{short}</p>
                <p>
                  <RichText text={answer} />
                </p>
              </div>
            ))}
          </Section>
        ))}
      </ReadingGrid>
      <ClosingCall {...closingCalls.top} machine={faq.closingMachine} />
    </PageFrame>
  );
}
