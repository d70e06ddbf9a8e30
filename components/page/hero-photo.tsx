import { PhotoImage } from '@/components/drawings/photo-image.tsx';
import type { Photo } from '@/content/model/section-parts.ts';

/** Below the buttons, so that they stay on the first screen of phones. */
export const HeroPhoto = ({ photo }: { readonly photo: Photo | undefined }) =>
  photo && (
    <PhotoImage
      {...photo}
      sizes="(max-width: 40rem) 100vw, 36rem"
      className="mt-5 aspect-3/2 max-h-72 w-full max-w-144 border-2 border-ink object-cover print:hidden"
    />
  );
