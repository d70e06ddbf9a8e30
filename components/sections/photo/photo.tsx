import { photoFiles } from '@/lib/site/photos';
import type { SectionKind, SectionProps } from '../section-kind';

/** Throws if the file is missing or too large, or if `alt` is empty, so that the build fails. */
const Photo = async ({ section: { photo: name, alt, caption } }: SectionProps<'photo'>) => {
  if (alt.trim() === '') throw new Error(`The photo "${name}" has no alt text. Describe it in "alt".`);
  const files = await photoFiles(name);
  const { src, width, height } = files[files.length - 1]!;
  return (
    <figure>
      <img
        src={src}
        srcSet={files.map((file) => `${file.src} ${file.width}w`).join(', ')}
        sizes="(max-width: 43rem) 100vw, 680px"
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
      {caption && <figcaption className="mt-2 text-sm text-mute">{caption}</figcaption>}
    </figure>
  );
};

export const photo: SectionKind<'photo'> = { Content: Photo };
