import { cardSize } from '@/components/figures/draw-card';
import { cardReading } from '@/content/hiring';
import { cardFigureFile } from '@/lib/site/figures';

export const CardImage = ({ className }: { readonly className: string }) => (
  <img
    src={`/${cardFigureFile}`}
    alt={cardReading.alt}
    {...cardSize}
    loading="lazy"
    decoding="async"
    className={className}
  />
);
