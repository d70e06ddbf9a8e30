import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Standard deviation of a colour channel, of 255. The faintest of our pictures has 39, one that cannot be seen near 0. */
const leastVaried = 15;
/** By how much a drawing may be darker or lighter than in ordinary colours: its mean grey level, of 255. */
const mostChanged = 30;

/**
 * The pictures of a page, and where they are, in pixels from its top left. Drawings are files, maps and machines, which keep their
 * own colours and ground; a pictogram takes the colours of its text.
 */
const picturesOf = (page: Page) =>
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

/** The pictures as the screen shows them. */
const measure = async (page: Page, forcedColors: 'none' | 'active') => {
  await page.emulateMedia({ forcedColors });
  const pictures = await picturesOf(page);
  const screen = await page.screenshot({ fullPage: true });
  const { data, info } = await sharp(screen).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Promise.all(
    pictures.map(async ({ name, isDrawing, place }) => {
      const part = await sharp(data, { raw: info }).extract(place).png().toBuffer();
      const { channels } = await sharp(part).stats();
      const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
      const varied = Math.max(...channels.map(({ stdev }) => stdev));
      return { name, isDrawing, varied, grey: 0.21 * red + 0.72 * green + 0.07 * blue };
    }),
  );
};

/** The pictures of a page that a person doesn't see as they were drawn where colours are forced. */
export const unseenPictures = async (page: Page): Promise<readonly string[]> => {
  const ordinary = await measure(page, 'none');
  const forced = await measure(page, 'active');
  return forced.flatMap(({ name, isDrawing, varied, grey }, index) => {
    const changed = Math.abs(grey - (ordinary[index]?.grey ?? 0));
    const isSeen = varied >= leastVaried && (!isDrawing || changed <= mostChanged);
    return isSeen ? [] : [`${name}: varied by ${varied.toFixed(0)}, changed by ${changed.toFixed(0)}`];
  });
};
