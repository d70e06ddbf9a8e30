import { join } from 'node:path';
import sharp from 'sharp';
import { DrawingToScale } from '@/components/drawings/drawing-to-scale.tsx';
import { PersonDrawing } from '@/components/drawings/person-drawing.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { siteLanguage } from '@/content/language.ts';
import type { ClientQuote } from '@/content/model/section-parts.ts';
import { testimonials } from '@/content/pages/testimonials.ts';
import { drawingOf } from '@/lib/drawings/machine-drawings.ts';

/**
 * Decorative, because the person's name is next to it. Throws if the file is missing or is not an image, so that the
 * build fails.
 */
const QuotePhoto = async ({ path }: { readonly path: string }) => {
  const { autoOrient } = await sharp(join(process.cwd(), 'public', path)).metadata();
  return (
    <img
      src={path}
      alt=""
      width={autoOrient.width}
      height={autoOrient.height}
      loading="lazy"
      decoding="async"
      className="h-auto w-24 shrink-0 border-2 border-ink"
    />
  );
};

export const Quote = ({
  name,
  company,
  text,
  job,
  lang,
  stars,
  photoPath,
  source,
  machine,
  sample,
}: ClientQuote) => (
  <figure className="quote">
    {machine && (
      <div className="quote-machine">
        <PersonDrawing />
        <DrawingToScale source="shapes-file" drawing={drawingOf(machine)} />
      </div>
    )}
    {(stars || sample) && (
      <div lang={siteLanguage} className="quote-bar">
        {stars && (
          <div className="flex flex-wrap gap-1" role="img" aria-label={testimonials.starsInWords(stars)}>
            {Array.from({ length: stars }, (_, star) => (
              <Icon key={star} name="star" className="size-6 fill-current" />
            ))}
          </div>
        )}
        {sample && <strong>{testimonials.sampleLabel}</strong>}
      </div>
    )}
    {job && (
      <p lang={lang} className="quote-job">
        {job}
      </p>
    )}
    <blockquote>
      <p lang={lang}>{text}</p>
    </blockquote>
    <figcaption>
      {photoPath && <QuotePhoto path={photoPath} />}
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
