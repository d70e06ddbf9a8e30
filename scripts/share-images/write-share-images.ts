import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { isValidElement, type ReactElement } from 'react';
import { routes } from '@/lib/site/routes';
import { shareImageFile, shareMotifOf } from '@/lib/site/share-image';
import { Card } from './card';
import { drawMotif, publicDrawing } from './motif';
import { readPalette } from './palette';

/** Where share images come from and go to. All are folders, as absolute paths. */
export type ShareImageFolders = {
  /** The project's sources: drawings, stylesheet, the way of drawing. */
  readonly project: string;
  /** The export: `share/….png` is written below it. */
  readonly out: string;
  /** Keeps each picture under a hash of what it was drawn from, so that the next build need not draw it again. */
  readonly cache: string;
};

/** Everything that a picture depends on besides its card. */
const wayOfDrawing = (project: string) =>
  ['package-lock.json', 'scripts/share-images/draw-picture.ts'].map((file) =>
    readFileSync(join(project, file), 'utf8'),
  );

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Takes a card; returns all that it says, as text. Throws where a part of it would only be known after rendering. */
const textOf = (card: ReactElement) =>
  JSON.stringify(card, (_, value: unknown) => {
    if (typeof value === 'function') throw new Error('A card holds elements, and no component.');
    // What else React keeps in an element differs between development and production.
    return isValidElement(value) ? { type: value.type, props: value.props } : value;
  });

/** How to make a card, and the file that keeps, or will keep, its picture. */
type Picture = { readonly card: () => ReactElement; readonly file: string };

// A picture is three megabytes while it is drawn: a few at a time.
const draw = async (pictures: readonly Picture[]) => {
  if (pictures.length === 0) return;
  // The renderers are large, and most builds draw nothing.
  const { drawPicture } = await import('./draw-picture');
  const waiting = pictures.values();
  const lanes = Array.from({ length: 2 * availableParallelism() }, async () => {
    for (const { card, file } of waiting) await drawPicture(card(), file);
  });
  await Promise.all(lanes);
};

/**
 * Writes the share image of every page as a PNG of 1200 by 630 pixels. Takes the folders; returns how many there are and
 * how many had to be drawn.
 */
export const writeShareImages = async ({ project, out, cache }: ShareImageFolders) => {
  mkdirSync(cache, { recursive: true });
  const palette = readPalette(join(project, 'app/globals.css'));
  const mark = publicDrawing(project, 'brand/mark.svg');
  const way = hashOf(wayOfDrawing(project).join());
  const pictures = routes.map(({ path, title }) => {
    const card = () => Card({ title, motif: drawMotif(shareMotifOf(path), project, palette), mark, palette });
    return {
      // Made once more if it has to be drawn: the cards of a large site would fill the memory.
      card,
      file: join(cache, `${hashOf(`${way} ${textOf(card())}`)}.png`),
      target: join(out, shareImageFile(path)),
    };
  });
  const missing = pictures.filter(({ file }) => !existsSync(file));
  await draw(missing);
  for (const folder of new Set(pictures.map(({ target }) => dirname(target))))
    mkdirSync(folder, { recursive: true });
  for (const { file, target } of pictures) copyFileSync(file, target);
  return { total: pictures.length, drawn: missing.length };
};
