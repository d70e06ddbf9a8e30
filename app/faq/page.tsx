import { PageFrame } from '@/components/page/page-frame';
import { ClosingCall } from '@/components/page/closing-call';
import { ContentsList } from '@/components/page/contents-list';
import { PageHero } from '@/components/page/page-hero';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { Section } from '@/components/sections/section';
import { PhoneButton } from '@/components/ui/phone-button';
import { RichText } from '@/components/ui/rich-text';
import { closingCalls } from '@/content/site/closing-calls';
import { askedQuestions, faq } from '@/content/pages/faq';
import { toId } from '@/lib/site/format';
import { partyItem } from '@/lib/machines/drawing-items';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/faq');

export default function FaqPage() {
  return (
    <PageFrame path="/faq" contactHref="/contact">
      <PageHero
        heading={faq.heading}
        intro={faq.intro}
        actions={<PhoneButton />}
        drawings={[partyItem('agency')]}
        drawingClassName="max-md:hidden"
        smallDrawings="beside-heading"
      />
      <ReadingGrid
        contents={
          <ContentsList
            jumps={askedQuestions.map(({ question, jump }) => ({
              href: `#${toId(question)}`,
              words: jump,
            }))}
          />
        }
      >
        {faq.groups.map(({ heading, questions }) => (
          <section key={heading} className="faq-group">
            <h2>{heading}</h2>
            {questions.map(({ question, short, answer }) => (
              <Section key={question} heading={question} level={3}>
                <p className="short-answer">{short}</p>
                <p>
                  <RichText text={answer} />
                </p>
              </Section>
            ))}
          </section>
        ))}
      </ReadingGrid>
      <ClosingCall {...closingCalls.top} machineSlug={faq.closingMachine} />
    </PageFrame>
  );
}
