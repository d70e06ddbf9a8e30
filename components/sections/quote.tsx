import { Pictogram } from '@/components/ui/pictogram';
import { testimonials } from '@/content/pages/testimonials';
import type { Testimonial } from '@/content/pages/testimonial';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Decorative, because the person's name is next to it. Throws if the file is missing or is not an image, so that the
 * build fails.
 */
const QuotePhoto = async ({ file }: { readonly file: string }) => {
  const { autoOrient } = await sharp(join(process.cwd(), 'public', file)).metadata();
  return (
    <img
      src={file}
      alt=""
      width={autoOrient.width}
      height={autoOrient.height}
      loading="lazy"
      decoding="async"
      className="h-auto w-24 shrink-0 border-2 border-ink"
    />
  );
};

/** `sample` is true for an invented quote, which is marked as a sample. */
type QuoteProps = Testimonial & { readonly sample: boolean };

export const Quote = ({ name, company, text, lang, stars, photo, source, sample }: QuoteProps) => (
  <figure className="flex h-full flex-col border-2 border-ink bg-white">
    <div className="flex flex-wrap items-center justify-between gap-2 bg-asphalt px-4 py-3 text-plant-bright lg:px-6 print:border-b-2 print:bg-white print:text-ink">
      <div className="flex flex-wrap gap-1" role="img" aria-label={testimonials.starsInWords(stars)}>
        {Array.from({ length: stars }, (_, star) => (
          <Pictogram key={star} name="star" className="size-7 fill-current" />
        ))}
      </div>
      {sample && (
        <strong className="border-2 border-plant-bright px-2 font-display text-xl text-white print:text-ink">
          {testimonials.mark}
        </strong>
      )}
    </div>
    <blockquote className="p-4 font-display text-2xl/snug font-semibold lg:p-6">
      <p lang={lang}>{text}</p>
    </blockquote>
    <figcaption className="mt-auto flex items-center gap-4 p-4 pt-0 lg:px-6 lg:pb-6">
      {photo && <QuotePhoto file={photo} />}
      <div className="wrap-anywhere">
        <strong className="block">{name}</strong>
        <span className="text-mute">{company}</span>
        {source && (
          <a href={source.href} className="block underline">
            {source.name}
          </a>
        )}
      </div>
    </figcaption>
  </figure>
);
