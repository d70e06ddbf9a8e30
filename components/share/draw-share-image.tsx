import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import type { SitePath } from '@/content/site-path';
import { displayFontFile } from '@/lib/site/display-font';
import { routeOf } from '@/lib/site/routes';
import { shareImageSize } from '@/lib/site/share-image';
import { ShareLayout } from './share-layout';

// All images share this array, because next/og parses the font again for each new one.
const fonts = [{ name: 'Display', data: displayFontFile, weight: 700 as const }];

/** Renders the share image of a page as a PNG. */
export const drawShareImage = async (path: SitePath): Promise<Buffer> => {
  const { title, motif } = routeOf(path);
  const layout = <ShareLayout title={title} motif={motif} />;
  const drawn = new ImageResponse(layout, { ...shareImageSize, fonts });
  // Use 16 colours: they are enough for flat areas with smooth edges, and need a fifth of the bytes of full colour.
  return sharp(await drawn.arrayBuffer())
    .removeAlpha()
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 1 })
    .toBuffer();
};
