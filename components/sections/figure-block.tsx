import { WidePicture } from '@/components/drawings/wide-picture.tsx';
import { figures, type FigureName } from '@/content/drawings/figures.ts';
import { siteLanguage } from '@/content/language.ts';
import { drawingPath, wideFigurePath } from '@/lib/images/drawing-paths.ts';

export const FigureBlock = ({ name }: { readonly name: FigureName }) => {
  const { height, alt, caption, twoRows } = figures[name];
  const image = { src: drawingPath('figures', name), width: 360, height };
  return (
    <figure lang={siteLanguage} className="figure-block">
      {twoRows ? (
        <WidePicture
          narrow={image}
          wide={{ src: wideFigurePath(name), width: 720, height: height / 2 }}
          media="(width>=64rem)"
          alt={alt}
        />
      ) : (
        <img {...image} alt={alt} loading="lazy" decoding="async" />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
};
