import { type FigureName, figures } from '@/content/figures';

export const FigureBlock = ({ name }: { readonly name: FigureName }) => {
  const { height, alt, caption } = figures[name];
  return (
    <figure className="mb-6 max-w-xl">
      <img
        src={`/figures/${name}.svg`}
        alt={alt}
        width={360}
        height={height}
        loading="lazy"
        decoding="async"
        className="w-full border-2 border-line bg-white"
      />
      <figcaption className="mt-2 text-base text-mute">{caption}</figcaption>
    </figure>
  );
};
