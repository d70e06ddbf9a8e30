import clsx from 'clsx';
import { type FigureName, workingFigures } from '@/content/drawings/figures';
import { siteLanguage } from '@/content/site/site-language';
import { rowFigureFile } from '@/lib/site/figure-files';

export const FigureBlock = ({ name }: { readonly name: FigureName }) => {
  const { height, alt, caption, hasRows, isStanding } = workingFigures[name];
  return (
    <figure lang={siteLanguage} className={clsx('working-figure', isStanding && 'standing')}>
      <picture>
        {hasRows && (
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
