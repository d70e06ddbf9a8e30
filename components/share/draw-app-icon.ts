import sharp from 'sharp';
import type { AppIcon } from '@/lib/brand/app-icons.ts';
import { palette } from '@/lib/brand/palette.ts';
import { readDrawing } from '@/lib/images/read-drawing.ts';

/**
 * The diagonal of the logo's visible part, relative to the icon's side. Phones crop a maskable icon to a circle whose
 * diameter is 80% of the side, so the logo stays inside this circle.
 */
const diagonals = { apple: 0.904, maskable: 0.74 } as const;

const drawnSize = 1024;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

const png = { palette: true, compressionLevel: 9 } as const;

/** Returns the colour near the logo's upper edge, or white if the logo is transparent there. */
const backgroundOf = async (logo: Buffer) => {
  const spot = { left: drawnSize / 2, top: drawnSize / 32, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0, alpha = 0] = await sharp(logo).extract(spot).ensureAlpha().raw().toBuffer();
  return alpha === 255 ? { r, g, b } : palette.white;
};

export const drawAppIcon = async ({ size, purpose }: AppIcon): Promise<Buffer> => {
  const source = Buffer.from(readDrawing('brand/mark.svg'));
  const square = { fit: 'contain', background: transparent } as const;
  if (purpose === 'any') return sharp(source).resize(size, size, square).png(png).toBuffer();
  const logo = await sharp(source).resize(drawnSize, drawnSize, square).png().toBuffer();
  const background = await backgroundOf(logo);
  // Remove the background first, so that the visible part of the logo can be centred.
  const onGround = await sharp(logo).flatten({ background }).png().toBuffer();
  const visiblePart = await sharp(onGround).trim({ background }).toBuffer({ resolveWithObject: true });
  const { width, height } = visiblePart.info;
  const scale = (diagonals[purpose] * size) / Math.hypot(width, height);
  const input = await sharp(visiblePart.data)
    .resize(Math.round(width * scale), undefined, { kernel: 'linear' })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .png(png)
    .toBuffer();
};
