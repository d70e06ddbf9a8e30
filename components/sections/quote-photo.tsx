import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Who said a quote, beside the name: so it needs no words of its own. `file` is below `public`. The build fails with its name
 * when it is missing, or is no picture.
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
