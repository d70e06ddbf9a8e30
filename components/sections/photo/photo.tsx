import { PhotoImage } from '@/components/drawings/photo-image.tsx';
import type { KindRenderer } from '../kind-renderer.ts';

/** The width of eight of the twelve columns of the reading grid, or of half of them. */
const sizes = '(max-width: 48rem) 100vw, (max-width: 72rem) 65vw, (max-width: 99.99rem) 715px, 876px';
const halfSizes = '(max-width: 40rem) 100vw, (max-width: 48rem) 50vw, (max-width: 72rem) 33vw, 26rem';

export const photoKind: KindRenderer<'photo'> = {
  layout: {},
  Content: ({ photo, alt, caption, more = [] }) => {
    const figures = [{ photo, alt, caption }, ...more].map((item) => (
      <figure key={item.photo}>
        <PhotoImage
          photo={item.photo}
          alt={item.alt}
          sizes={more.length > 0 ? halfSizes : sizes}
          className="h-auto max-h-168 max-w-full object-contain object-left"
        />
        {item.caption && <figcaption className="mt-2 text-sm text-mute">{item.caption}</figcaption>}
      </figure>
    ));
    return more.length > 0 ? <div className="grid gap-6 sm:grid-cols-2">{figures}</div> : figures;
  },
};
