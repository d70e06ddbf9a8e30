import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A picture of a page and where it is, in pixels from the top left of the page. */
type Picture = {
  readonly name: string;
  /** A file, a map or a machine, which is drawn in dark lines on a light ground; a pictogram takes the colours of its text. */
  readonly isDrawing: boolean;
  readonly place: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
};

/** Standard deviation of a colour channel, of 255. The faintest of our pictures has 39, one that cannot be seen near 0. */
const leastVaried = 15;
/** Grey level of the commonest colour, of 255. */
const leastLight = 150;

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
          place: {
            left: Math.ceil(left + scrollX),
            top: Math.ceil(top + scrollY),
            width: Math.floor(width),
            height: Math.floor(height),
          },
        };
      });
  });

/** The pictures of a page that a person doesn't see as they were drawn, measured on what the screen shows. */
export const unseenPictures = async (page: Page): Promise<readonly string[]> => {
  const pictures = await picturesOf(page);
  const screen = await page.screenshot({ fullPage: true });
  const measured = await Promise.all(
    pictures.map(async ({ name, isDrawing, place }) => {
      const { channels, dominant } = await sharp(await sharp(screen).extract(place).toBuffer()).stats();
      const varied = Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev));
      const light = 0.21 * dominant.r + 0.72 * dominant.g + 0.07 * dominant.b;
      const isSeen = varied >= leastVaried && (!isDrawing || light >= leastLight);
      return isSeen ? [] : [`${name}: varied by ${varied.toFixed(0)}, its ground ${light.toFixed(0)}`];
    }),
  );
  return measured.flat();
};
