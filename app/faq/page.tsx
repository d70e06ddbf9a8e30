import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/page/page-frame';
import { CallToAction } from '@/components/page/call-to-action';
import { PageHero } from '@/components/page/page-hero';
import { CostSummary } from '@/components/sections/cost/cost-summary';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { Section } from '@/components/sections/section';
import { CardPair } from '@/components/tickets/card-pair';
import { SampleCard } from '@/components/tickets/sample-card';
import { PhoneButton } from '@/components/company/phone-button';
import { DefinitionList } from '@/components/ui/definition-list';
import { RichText } from '@/components/ui/rich-text';
import { callsToAction } from '@/content/calls-to-action';
import { type AnswerFigure, faq, type FaqQuestion } from '@/content/pages/faq';
import { toId } from '@/lib/text/to-id';
import { partyItem } from '@/lib/drawings/stage-items';
import { pageMetadata } from '@/lib/routes/metadata';

export const metadata = pageMetadata('/faq');

/** The backgrounds of the groups. Further groups are white. */
const bands = [undefined, 'bright', 'asphalt'] as const;

const figures: Readonly<Record<AnswerFigure, ReactNode>> = {
  card: <SampleCard />,
  starts: <DefinitionList className="start-times" items={faq.starts} />,
  costs: <CostSummary shows="parts" />,
  cards: <CardPair />,
};

export default function FaqPage() {
  return (
    <PageFrame path="/faq" contactHref="/contact">
      <PageHero
        heading={faq.heading}
        intro={faq.intro}
        actions={<PhoneButton />}
        jumps={faq.groups.map(({ heading }) => ({ href: `#${toId(heading)}`, label: heading }))}
        drawings={[partyItem('hirer'), partyItem('agency'), partyItem('operator')]}
        drawingClassName="has-only-people"
      />
      <ReadingGrid>
        {faq.groups.map(({ heading, questions }, index) => (
          <Section key={heading} heading={heading} band={bands[index]} hasAllColumns className="faq-group">
            <ul className="faq-contents no-print">
              {questions.map(({ question }) => (
                <li key={question}>
                  <a href={`#${toId(question)}`}>{question}</a>
                </li>
              ))}
            </ul>
            <div>
              {questions.map(({ question, short, answer, figure }: FaqQuestion) => (
                <div key={question} className={clsx('faq-question', figure && `with-${figure}`)}>
                  <h3 id={toId(question)}>{question}</h3>
                  <p className="short-answer">{short}</p>
                  <p>
                    <RichText text={answer} />
                  </p>
                  {figure && <div className="answer-figure">{figures[figure]}</div>}
                </div>
              ))}
            </div>
          </Section>
        ))}
      </ReadingGrid>
      <CallToAction {...callsToAction.standard} page={faq} />
    </PageFrame>
  );
}
