import sharp from 'sharp';
import { palette } from '@/lib/brand/palette.ts';
import { readDrawing } from '@/lib/images/read-drawing.ts';

/** In pixels. */
const size = 512;

/** The diagonal of the logo's visible part, relative to the icon's side. */
const diagonal = 0.904;

const drawnSize = 1024;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Returns the colour near the logo's upper edge, or white if the logo is transparent there. */
const backgroundOf = async (logo: Buffer) => {
  const spot = { left: drawnSize / 2, top: drawnSize / 32, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0, alpha = 0] = await sharp(logo).extract(spot).ensureAlpha().raw().toBuffer();
  return alpha === 255 ? { r, g, b } : palette.white;
};

/** The icon fills its square, because Apple rounds the corners. */
export const drawAppIcon = async (): Promise<Buffer> => {
  const logo = await sharp(Buffer.from(readDrawing('brand/mark.svg')))
    .resize(drawnSize, drawnSize, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
  const background = await backgroundOf(logo);
  // Remove the background first, so that the visible part of the logo can be centred.
  const onGround = await sharp(logo).flatten({ background }).png().toBuffer();
  const visiblePart = await sharp(onGround).trim({ background }).toBuffer({ resolveWithObject: true });
  const { width, height } = visiblePart.info;
  const scale = (diagonal * size) / Math.hypot(width, height);
  const input = await sharp(visiblePart.data)
    .resize(Math.round(width * scale), undefined, { kernel: 'linear' })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
};
