import { cardPairSize } from '@/lib/tickets/figures/draw-card-pair.ts';
import { siteLanguage } from '@/content/language.ts';
import { cardPair } from '@/content/tickets/card-reading.ts';
import { cardPairFile } from '@/lib/images/figure-files.ts';

export const CardPair = () => (
  <img
    src={`/${cardPairFile}`}
    alt={cardPair.alt}
    lang={siteLanguage}
    {...cardPairSize}
    loading="lazy"
    className="w-full"
  />
);
