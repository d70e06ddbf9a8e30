import { PhotoImage } from '@/components/ui/photo-image';
import type { ContentProps } from '../content-props';

/** The width of eight of the twelve columns (reading-grid.css). */
const sizes = '(max-width: 48rem) 100vw, (max-width: 72rem) 65vw, (max-width: 99.99rem) 715px, 876px';

export const Photo = ({ section: { photo, alt, caption } }: ContentProps<'photo'>) => (
  <figure>
    <PhotoImage photo={photo} alt={alt} sizes={sizes} className="h-auto w-full" />
    {caption && <figcaption className="mt-2 text-sm text-mute">{caption}</figcaption>}
  </figure>
);
