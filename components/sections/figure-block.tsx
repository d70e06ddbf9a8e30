import clsx from 'clsx';
import { type FigureName, figures } from '@/content/machines/figures';
import { rowFigureFile } from '@/lib/tickets/ticket-images';

export const FigureBlock = ({ name }: { readonly name: FigureName }) => {
  const { height, alt, caption, stands, beside, rows } = figures[name];
  return (
    <figure className={clsx('working-figure', stands && 'standing', beside && 'beside')}>
      <picture>
        {rows && (
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
      <figcaption>{caption}</figcaption>
    </figure>
  );
};
