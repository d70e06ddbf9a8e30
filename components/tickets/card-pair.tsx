import { cardPairSize } from '@/lib/tickets/figures/draw-card-pair';
import { siteLanguage } from '@/content/language';
import { cardPair } from '@/content/tickets/card-reading';
import { cardPairFile } from '@/lib/images/figure-files';

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
