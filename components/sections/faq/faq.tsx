import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CardPair } from '@/components/tickets/card-pair.tsx';
import { SampleCard } from '@/components/tickets/sample-card.tsx';
import { DefinitionList } from '@/components/ui/definition-list.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { toId } from '@/content/format/to-id.ts';
import { startTimes } from '@/content/hiring/hiring-text.ts';
import { siteLanguage } from '@/content/language.ts';
import type { AnswerIllustration } from '@/content/model/section-parts.ts';
import { CostSummary } from '../cost-summary.tsx';
import type { KindRenderer } from '../kind-renderer.ts';

const illustrations: Readonly<Record<AnswerIllustration, ReactNode>> = {
  'sample-card': <SampleCard isSmall />,
  starts: <DefinitionList className="start-times" items={startTimes} />,
  costs: <CostSummary shows="parts" />,
  'card-pair': <CardPair />,
};

export const faqKind: KindRenderer<'faq'> = {
  layout: { collapses: 'never' },
  Content: ({ items }) => (
    <div>
      {items.map(({ question, short, answer, illustration }) => (
        <div key={question} className={clsx('faq-question', illustration && `with-${illustration}`)}>
          <h3 id={toId(question)}>{question}</h3>
          <p className="short-answer">{short}</p>
          <p>
            <RichText text={answer} />
          </p>
          {illustration && (
            <div lang={siteLanguage} className="answer-illustration">
              {illustrations[illustration]}
            </div>
          )}
        </div>
      ))}
    </div>
  ),
};
