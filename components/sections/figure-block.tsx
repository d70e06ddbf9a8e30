import clsx from 'clsx';
import { type FigureName, figures } from '@/content/drawings/figures.ts';
import { siteLanguage } from '@/content/language.ts';
import { rowFigureFile } from '@/lib/images/figure-files.ts';

export const FigureBlock = ({ name }: { readonly name: FigureName }) => {
  const { height, alt, caption, twoRows, onAsphalt } = figures[name];
  return (
    <figure lang={siteLanguage} className={clsx('figure-block', onAsphalt && 'figure-on-asphalt')}>
      <picture>
        {twoRows && (
          <source
            media="(width >= 64rem), print"
            srcSet={`/${rowFigureFile(name)}`}
            width={720}
            height={height / 2}
          />
        )}
        <img
          src={`/figures/${name}.svg`}
          alt={alt}
          width={360}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
};
