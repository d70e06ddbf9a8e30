import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

type Icon = {
  readonly file: string;
  /** Width and height in pixels. */
  readonly pixels: number;
  /** Part of the mark's grid to show, as an SVG viewBox, on a plate that reaches every edge; none keeps the rounded plate. */
  readonly bleed?: string;
};

const source = 'public/brand/mark.svg';
const gridBox = '0 0 32 32';
const plateYellow = '#ffbf1f';

// Both boxes are centred on the letter, at 17,16. Phones crop a maskable icon to a circle of 80% of its side:
// the letter's diagonal of 32.6 units needs a side of at least 40.7.
const appleBox = '-1 -2 36 36';
const maskableBox = '-5 -6 44 44';

const icons: readonly Icon[] = [
  { file: 'app/apple-icon.png', pixels: 180, bleed: appleBox },
  { file: 'public/icons/icon-192.png', pixels: 192 },
  { file: 'public/icons/icon-512.png', pixels: 512 },
  { file: 'public/icons/icon-maskable-192.png', pixels: 192, bleed: maskableBox },
  { file: 'public/icons/icon-maskable-512.png', pixels: 512, bleed: maskableBox },
];

const mark = readFileSync(source, 'utf8');
mkdirSync('public/icons', { recursive: true });
copyFileSync(source, 'app/icon.svg');
for (const { file, pixels, bleed } of icons) {
  const image = sharp(Buffer.from(bleed === undefined ? mark : mark.replace(gridBox, bleed))).resize(pixels);
  const icon = bleed === undefined ? image : image.flatten({ background: plateYellow });
  await icon.png({ palette: true, compressionLevel: 9 }).toFile(file);
}
