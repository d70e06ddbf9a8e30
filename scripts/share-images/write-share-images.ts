import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import { routes } from '@/lib/routes';
import { shareImageFile, shareImageSize, shareMotifOf } from '@/lib/share-image';
import { Card } from './card';
import { drawMotif, publicDrawing } from './motif';
import { readPalette } from './palette';

/** Where share images come from and go to. All are folders, as absolute paths. */
export type ShareImageFolders = {
  /** The project's sources: drawings, stylesheet, the face among its packages. */
  readonly project: string;
  /** The export: `share/….png` is written below it. */
  readonly out: string;
  /** Keeps each picture under a hash of what it was drawn from, so that the next build need not draw it again. */
  readonly cache: string;
};

/** Flat colours and the edges between them need no more, and take a third of the bytes of full colour. */
const colours = 32;

const require = createRequire(import.meta.url);
const rendererVersion = (require('@resvg/resvg-js/package.json') as { readonly version: string }).version;
const displayFace =
  require.resolve('@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-latin-700-normal.woff');

/** Takes a drawing and the folder of kept pictures; returns the picture's file there, drawn if it was not, and whether it was. */
const keptPicture = async (svg: string, cache: string) => {
  const hash = createHash('sha256').update(`${rendererVersion} ${colours} ${svg}`).digest('hex');
  const file = join(cache, `${hash}.png`);
  if (existsSync(file)) return { file, drawn: false };
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours, dither: 0, compressionLevel: 9 })
    .toFile(`${file}.part`);
  // Whole or not at all: a build that was stopped leaves no half picture for the next one.
  await rename(`${file}.part`, file);
  return { file, drawn: true };
};

/**
 * Writes the share image of every page as a PNG of 1200 by 630 pixels. The layout is made here one page after the
 * other; the pictures are drawn by native threads meanwhile. Takes the folders; returns how many there are and how
 * many had to be drawn.
 */
export const writeShareImages = async ({ project, out, cache }: ShareImageFolders) => {
  await mkdir(cache, { recursive: true });
  const palette = readPalette(join(project, 'app/globals.css'));
  const mark = publicDrawing(project, 'brand/mark.svg');
  const options: SatoriOptions = {
    ...shareImageSize,
    fonts: [{ name: 'Display', data: await readFile(displayFace), weight: 700, style: 'normal' }],
  };
  const pictures = [];
  for (const { path, title } of routes) {
    const motif = drawMotif(shareMotifOf(path), project, palette);
    const svg = await satori(Card({ title, motif, mark, palette }), options);
    const picture = keptPicture(svg, cache).then(async ({ file, drawn }) => {
      const target = join(out, shareImageFile(path));
      await mkdir(dirname(target), { recursive: true });
      await copyFile(file, target);
      return drawn;
    });
    pictures.push(picture);
  }
  const drawn = await Promise.all(pictures);
  return { total: drawn.length, drawn: drawn.filter(Boolean).length };
};
