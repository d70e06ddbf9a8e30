import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/page/page-frame.tsx';
import { CallToAction } from '@/components/page/call-to-action.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { PhoneCall } from '@/components/page/phone-call.tsx';
import { CostSummary } from '@/components/sections/cost/cost-summary.tsx';
import { ReadingGrid } from '@/components/sections/reading-grid.tsx';
import { SectionList } from '@/components/sections/section-list.tsx';
import { PageSection } from '@/components/sections/page-section.tsx';
import { CardPair } from '@/components/tickets/card-pair.tsx';
import { SampleCard } from '@/components/tickets/sample-card.tsx';
import { PhoneButton } from '@/components/company/phone-button.tsx';
import { DefinitionList } from '@/components/ui/definition-list.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import { type AnswerFigure, faq, type FaqQuestion } from '@/content/pages/faq.ts';
import { toId } from '@/content/format/to-id.ts';
import { pageMetadata } from '@/lib/routes/metadata.ts';

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
        aside={
          <PhoneCall from="reference" to="agency" answer={faq.call.answer}>
            {faq.call.question}
          </PhoneCall>
        }
        hasWideAside
      />
      <ReadingGrid>
        {faq.groups.map(({ heading, questions }, index) => (
          <PageSection key={heading} heading={heading} band={bands[index]} className="faq-group">
            <ul className="faq-contents no-print">
              {questions.map(({ question, jump }) => (
                <li key={question}>
                  <a href={`#${toId(question)}`}>{jump}</a>
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
          </PageSection>
        ))}
        <SectionList sections={faq.sections ?? []} />
      </ReadingGrid>
      <CallToAction {...callsToAction.standard} page={faq} />
    </PageFrame>
  );
}
