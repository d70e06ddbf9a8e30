import type { WorkingFigure } from '@/content/section';

export const FigureBlock = ({ image, height, alt, caption }: WorkingFigure) => (
  <figure className="mb-6 max-w-xl">
    <img
      src={`/figures/${image}.svg`}
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
