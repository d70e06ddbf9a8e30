import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Palette } from '@/lib/site/read-palette';
import { filesBelow } from '@/scripts/export/pages';

/** How far a channel may be off: share images and icons have few colours, chosen for each. */
const tolerance = 3;

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = async (colour: string): Promise<Channels> => {
  const pixel = { create: { width: 1, height: 1, channels: 3, background: colour } } as const;
  const [red = 0, green = 0, blue = 0] = await sharp(pixel).raw().toBuffer();
  return [red, green, blue];
};

/** Each colour of a picture, with the number of its pixels. */
const countColours = async (picture: Buffer) => {
  const pixels = await sharp(picture).flatten({ background: 'white' }).removeAlpha().raw().toBuffer();
  const counts = new Map<number, number>();
  let [last, run] = [-1, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    if (colour !== last) {
      counts.set(last, (counts.get(last) ?? 0) + run);
      [last, run] = [colour, 0];
    }
    run += 1;
  }
  return counts.set(last, (counts.get(last) ?? 0) + run);
};

/** The colours that an owner gave up, by their tokens, unless another token keeps one. */
export const givenUp = (before: Palette, after: Palette): Readonly<Record<string, string>> => {
  const kept = new Set<string>(Object.values(after));
  return Object.fromEntries(Object.entries(before).filter(([, colour]) => !kept.has(colour)));
};

/** Which of the colours a picture has, a line each: `plant on 312 pixels`. */
const coloursIn = async (
  picture: Buffer,
  colours: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const counts = [...(await countColours(picture))];
  const found: string[] = [];
  for (const [token, colour] of Object.entries(colours)) {
    const wanted = await channelsOf(colour);
    const pixels = counts
      .filter(([number]) =>
        wanted.every(
          (channel, index) => Math.abs(((number >> (16 - 8 * index)) & 255) - channel) <= tolerance,
        ),
      )
      .reduce((sum, [, count]) => sum + count, 0);
    if (pixels > 0) found.push(`${token} on ${pixels} pixels`);
  }
  return found;
};

/** The files of an export that say or show one of the colours, a line each. */
export const filesWith = async (
  out: string,
  colours: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const file of filesBelow(out)) {
    const content = readFileSync(join(out, file));
    if (file.endsWith('.png'))
      found.push(...(await coloursIn(content, colours)).map((line) => `${file}: ${line}`));
    if (!/\.(?:html|css|svg|js|webmanifest)$/.test(file)) continue;
    const text = content.toString().toLowerCase();
    found.push(
      ...Object.values(colours).flatMap((colour) => (text.includes(colour) ? [`${file}: ${colour}`] : [])),
    );
  }
  return found;
};

/** The whole of a page on a screen, on paper and in forced colours, with every picture of it: which of the colours it shows. */
export const shownOn = async (
  page: Page,
  address: string,
  colours: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const media of [{ media: 'screen' }, { media: 'print' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia({ media: 'screen', forcedColors: 'none', ...media });
    await page.goto(address);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await document.fonts.ready;
      const shown = [...document.images].filter((image) => image.checkVisibility());
      await Promise.all(shown.map((image) => image.decode()));
    });
    const lines = await coloursIn(await page.screenshot({ fullPage: true }), colours);
    found.push(...lines.map((line) => `${address} ${JSON.stringify(media)}: ${line}`));
  }
  return found;
};
