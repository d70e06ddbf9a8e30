import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import type { SitePath } from '@/content/paths.ts';
import { displayFontFile } from '@/lib/brand/display-font.ts';
import { pageOf } from '@/lib/pages/pages.ts';
import { shareDrawingOf, shareImageSize } from '@/lib/pages/share-image.ts';
import { ShareLayout } from './share-layout.tsx';

// All images use this array, because next/og would parse the font again for a new array.
const fonts = [{ name: 'Display', data: displayFontFile, weight: 700 as const }];

export const drawShareImage = async (path: SitePath): Promise<Buffer> => {
  const page = pageOf(path);
  const layout = <ShareLayout title={page.title} drawing={shareDrawingOf(page)} />;
  const image = new ImageResponse(layout, { ...shareImageSize, fonts });
  // A palette of 16 colours is enough for flat areas with smooth edges, and takes a fifth of the bytes that full
  // colour would take.
  return sharp(await image.arrayBuffer())
    .removeAlpha()
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 1 })
    .toBuffer();
};
