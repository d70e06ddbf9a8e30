import { cardPair } from '@/content/hiring/card-reading.ts';
import { siteLanguage } from '@/content/language.ts';
import { cardPairPath } from '@/lib/images/drawing-paths.ts';
import { cardPairSize } from '@/lib/tickets/cards/draw-card-pair.ts';

export const CardPair = () => (
  <img
    src={cardPairPath}
    alt={cardPair.alt}
    lang={siteLanguage}
    {...cardPairSize}
    loading="lazy"
    className="w-full"
  />
);
