import { RichText } from '@/components/ui/rich-text.tsx';
import { cardReading } from '@/content/hiring/card-reading.ts';
import { siteLanguage } from '@/content/language.ts';
import { cardFigurePath } from '@/lib/images/drawing-paths.ts';
import { cardSize } from '@/lib/tickets/cards/draw-card.ts';
import type { KindRenderer } from '../kind-renderer.ts';

const CardImage = ({ className }: { readonly className: string }) => (
  <img
    src={cardFigurePath}
    lang={siteLanguage}
    alt={cardReading.alt}
    {...cardSize}
    loading="lazy"
    decoding="async"
    className={className}
  />
);

export const cardReadingKind: KindRenderer<'card-reading'> = {
  layout: { width: 'all-columns', isKeptTogether: true },
  Content: ({ note }) => (
    <div className="grid items-start gap-6 lg:grid-cols-[5fr_6fr] lg:gap-x-16 print:grid-cols-[5fr_6fr]">
      <CardImage className="w-full max-w-[34rem]" />
      <ol lang={siteLanguage} className="numbered-points">
        {cardReading.points.map(({ term, text }) => (
          <li key={term}>
            <strong>{term}.</strong> <RichText text={text} />
          </li>
        ))}
      </ol>
      <p lang={siteLanguage}>{cardReading.after}</p>
      {note && (
        <p className="mt-0">
          <RichText text={note} />
        </p>
      )}
    </div>
  ),
};
