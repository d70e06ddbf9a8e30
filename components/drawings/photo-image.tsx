import type { Photo } from '@/content/model/section-parts.ts';
import { photoFiles } from '@/lib/images/photos.ts';

type PhotoImageProps = Photo & {
  /** The width at which the layout shows the photo, for the `sizes` attribute. */
  readonly sizes: string;
  readonly className: string;
};

/** Throws if the file is missing or too large, or if `alt` is empty, so that the build fails. */
export const PhotoImage = async ({ photo, alt, sizes, className }: PhotoImageProps) => {
  if (alt.trim() === '') throw new Error(`The photo "${photo}" has no alt text. Describe it in "alt".`);
  const files = await photoFiles(photo);
  const { src, width, height } = files[files.length - 1]!;
  return (
    <img
      src={src}
      srcSet={files.map((file) => `${file.src} ${file.width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
};
