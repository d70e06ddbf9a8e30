import { cardSize } from '@/components/tickets/figures/draw-card';
import { cardReading } from '@/content/hiring/hiring';
import { cardFigureFile } from '@/lib/tickets/ticket-images';

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
