import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { palette } from '@/lib/site/palette';

const source = 'public/brand/mark.svg';
const gridBox = '0 0 32 32';

// Parts of the mark's grid to show, as SVG viewBoxes, on a plate that reaches every edge. Both are centred on the letter, at
// 17,16. Phones crop a maskable icon to a circle of 80% of its side: the letter's diagonal of 32.6 units needs a side of at
// least 40.7.
const appleBox = '-1 -2 36 36';
const maskableBox = '-5 -6 44 44';

/** File, width and height in pixels, and the box of those that reach every edge; the others keep the rounded plate. */
const icons: readonly (readonly [file: string, pixels: number, box?: string])[] = [
  ['app/apple-icon.png', 180, appleBox],
  ['public/icons/icon-192.png', 192],
  ['public/icons/icon-512.png', 512],
  ['public/icons/icon-maskable-192.png', 192, maskableBox],
  ['public/icons/icon-maskable-512.png', 512, maskableBox],
];

const mark = readFileSync(source, 'utf8');
mkdirSync('public/icons', { recursive: true });
copyFileSync(source, 'app/icon.svg');
for (const [file, pixels, box] of icons) {
  const icon = sharp(Buffer.from(mark.replace(gridBox, box ?? gridBox))).resize(pixels);
  if (box) icon.flatten({ background: palette.plant });
  await icon.png({ palette: true, compressionLevel: 9 }).toFile(file);
}
