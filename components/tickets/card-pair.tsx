import { cardPairSize } from '@/lib/tickets/figures/draw-card-pair.ts';
import { siteLanguage } from '@/content/language.ts';
import { cardPair } from '@/content/tickets/card-reading.ts';
import { cardPairUrl } from '@/lib/images/drawing-urls.ts';

export const CardPair = () => (
  <img
    src={cardPairUrl}
    alt={cardPair.alt}
    lang={siteLanguage}
    {...cardPairSize}
    loading="lazy"
    className="w-full"
  />
);
