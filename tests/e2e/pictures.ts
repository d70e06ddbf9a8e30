import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A picture of a page and where it is, in pixels from the top left of the page. */
type Picture = {
  readonly name: string;
  /** A file, a map or a machine, which is drawn in dark lines on a light ground; a pictogram takes the colours of its text. */
  readonly isDrawing: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Of WCAG 2.2 for lines that have to be seen. */
const leastContrast = 3;
/** Of the pixels of a picture. A small map has 2% of lines. */
const leastShare = 0.01;
/** Relative luminance: mid-grey has 0.21. */
const leastLight = 0.4;

const picturesOf = (page: Page): Promise<readonly Picture[]> =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    return [...document.querySelectorAll('main img, main svg')]
      .filter((picture) => picture.checkVisibility({ visibilityProperty: true }))
      .map((picture) => {
        const { left, top, width, height } = picture.getBoundingClientRect();
        return {
          name: picture.getAttribute('src') ?? picture.getAttribute('aria-label') ?? 'pictogram',
          isDrawing: picture.matches('img, [role=group], [role=img]'),
          left: Math.ceil(left + scrollX),
          top: Math.ceil(top + scrollY),
          width: Math.floor(width),
          height: Math.floor(height),
        };
      });
  });

const linear = Array.from({ length: 256 }, (_, channel) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Luminance of the commonest colour of a picture, and the share of its pixels that stand out from it. */
const groundAndLines = (pixels: Buffer, pageWidth: number, { left, top, width, height }: Picture) => {
  const count = new Map<number, number>();
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      const at = (y * pageWidth + x) * 3;
      const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      const luminance =
        0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
      count.set(luminance, (count.get(luminance) ?? 0) + 1);
    }
  }
  const [ground = 0] = [...count].toSorted(([, some], [, others]) => others - some)[0] ?? [];
  const lines = [...count]
    .filter(([luminance]) => contrast(luminance, ground) >= leastContrast)
    .reduce((sum, [, number]) => sum + number, 0);
  return { ground, lines: lines / (width * height) };
};

/** The pictures of a page that a person doesn't see as they were drawn, measured on what the screen shows. */
export const unseenPictures = async (page: Page) => {
  const pictures = await picturesOf(page);
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const unseen = pictures.flatMap((picture) => {
    const { ground, lines } = groundAndLines(data, info.width, picture);
    if (lines >= leastShare && (!picture.isDrawing || ground >= leastLight)) return [];
    return `${picture.name}: ground ${ground.toFixed(2)}, lines ${(lines * 100).toFixed(1)}%`;
  });
  return { count: pictures.length, unseen };
};
