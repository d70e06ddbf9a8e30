import clsx from 'clsx';
import { type FigureName, figures } from '@/content/drawings/figures.ts';
import { siteLanguage } from '@/content/language.ts';
import { drawingUrl, rowFigureUrl } from '@/lib/images/drawing-urls.ts';

export const FigureBlock = ({ name }: { readonly name: FigureName }) => {
  const { height, alt, caption, twoRows, onAsphalt } = figures[name];
  return (
    <figure lang={siteLanguage} className={clsx('figure-block', onAsphalt && 'figure-on-asphalt')}>
      <picture className={clsx(twoRows && 'print:hidden')}>
        {twoRows && (
          <source media="(width >= 64rem)" srcSet={rowFigureUrl(name)} width={720} height={height / 2} />
        )}
        <img
          src={drawingUrl('figures', name)}
          alt={alt}
          width={360}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {/* Chromium 156 prints the image that the window has chosen, even if a source has the medium `print`. */}
      {twoRows && (
        <img
          src={rowFigureUrl(name)}
          alt={alt}
          width={720}
          height={height / 2}
          loading="lazy"
          className="hidden print:block"
        />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
};
