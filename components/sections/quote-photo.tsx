import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Decorative, because the person's name is next to it. Throws if the file is missing or is not an image, so that the
 * build fails.
 */
export const QuotePhoto = async ({ file }: { readonly file: string }) => {
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
