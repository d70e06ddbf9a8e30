import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Route, routes } from '@/lib/routes';
import { shareImageFile, shareMotifOf } from '@/lib/share-image';
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

/**
 * Writes the share image of every page as a PNG of 1200 by 630 pixels. Takes the folders; returns how many there are and
 * how many had to be drawn.
 */
export const writeShareImages = async ({ project, out, cache }: ShareImageFolders) => {
  await mkdir(cache, { recursive: true });
  const palette = readPalette(join(project, 'app/globals.css'));
  const mark = publicDrawing(project, 'brand/mark.svg');
  const way = createHash('sha256').update(wayOfDrawing(project).join()).digest('hex');
  let drawn = 0;

  const keptPicture = async (card: ReactElement): Promise<string> => {
    const hash = createHash('sha256')
      .update(`${way} ${renderToStaticMarkup(card)}`)
      .digest('hex');
    const file = join(cache, `${hash}.png`);
    if (existsSync(file)) return file;
    // The renderers are large, and most builds draw nothing.
    const { drawPicture } = await import('./draw-picture');
    await drawPicture(card, file);
    drawn += 1;
    return file;
  };

  const write = async ({ path, title }: Route) => {
    const motif = drawMotif(shareMotifOf(path), project, palette);
    const picture = await keptPicture(Card({ title, motif, mark, palette }));
    const target = join(out, shareImageFile(path));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(picture, target);
  };

  // A picture is three megabytes while it is drawn: a few at a time.
  const waiting = routes.values();
  const lanes = Array.from({ length: 2 * availableParallelism() }, async () => {
    for (const route of waiting) await write(route);
  });
  await Promise.all(lanes);
  return { total: routes.length, drawn };
};
