import { readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import { shareImageSize } from '@/lib/site/share-image';

/** Flat colours and the edges between them need no more, and take a third of the bytes of full colour. */
const colours = 32;

const displayFace = createRequire(import.meta.url).resolve(
  '@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-latin-700-normal.woff',
);

const options: SatoriOptions = {
  ...shareImageSize,
  fonts: [{ name: 'Display', data: readFileSync(displayFace), weight: 700, style: 'normal' }],
};

/** Takes a card and the path of a file; draws the card there as a PNG of 1200 by 630 pixels. */
export const drawPicture = async (card: ReactElement, file: string): Promise<void> => {
  const svg = await satori(card, options);
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours, dither: 0, compressionLevel: 9 })
    .toFile(`${file}.part`);
  // Whole or not at all: a build that was stopped leaves no half picture for the next one.
  renameSync(`${file}.part`, file);
};
