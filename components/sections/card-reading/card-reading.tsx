import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text.tsx';
import { siteLanguage } from '@/content/language.ts';
import { cardReading } from '@/content/tickets/card-reading.ts';
import { cardSize } from '@/lib/tickets/figures/draw-card.ts';
import { cardFigureUrl } from '@/lib/images/drawing-urls.ts';

const CardImage = ({ className }: { readonly className: string }) => (
  <img
    src={cardFigureUrl}
    alt={cardReading.alt}
    {...cardSize}
    loading="lazy"
    decoding="async"
    className={className}
  />
);

export const CardReading = ({ children }: { readonly children?: ReactNode }) => (
  <div
    lang={siteLanguage}
    className="grid items-start gap-6 lg:grid-cols-[5fr_6fr] lg:gap-x-16 print:grid-cols-[5fr_6fr]"
  >
    <CardImage className="w-full max-w-[34rem]" />
    <ol className="numbered-points">
      {cardReading.points.map(({ term, text }) => (
        <li key={term}>
          <strong>{term}.</strong> <RichText text={text} />
        </li>
      ))}
    </ol>
    <p>{cardReading.after}</p>
    {children}
  </div>
);
