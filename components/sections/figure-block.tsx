import { type FigureName, figures } from '@/content/drawings/figures';
import { rowFigureFile } from '@/lib/tickets/ticket-images';

type FigureBlockProps = { readonly name: FigureName; readonly className: string };

export const FigureBlock = ({ name, className }: FigureBlockProps) => {
  const { height, alt, caption, hasRows } = figures[name];
  return (
    <figure className={className}>
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
      <figcaption>{caption}</figcaption>
    </figure>
  );
};
