import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Where `npm run photo` writes photos. */
export const photoFolder = join(process.cwd(), 'public/photos');

/** Widths in pixels: a phone's column at twice the density, and the text column at twice the density with a margin. */
export const photoWidths = [800, 1600] as const;

/** Bytes of one file. A larger one would keep a phone on a slow network waiting for seconds. */
export const photoBudget = 300_000;

type PhotoFile = { readonly src: string; readonly width: number; readonly height: number };

/** Returns the files of a photo, the narrowest first. Throws for a photo that is missing or above the budget. */
export const photoFiles = async (photo: string): Promise<readonly PhotoFile[]> => {
  const names = existsSync(photoFolder)
    ? readdirSync(photoFolder).filter((name) => name.replace(/-\d+\.webp$/, '') === photo)
    : [];
  if (names.length === 0)
    throw new Error(
      `There is no photo "${photo}" in public/photos. Add it: npm run photo -- <file> ${photo}`,
    );
  const files = await Promise.all(
    names.map(async (name) => {
      const data = readFileSync(join(photoFolder, name));
      if (data.length > photoBudget)
        throw new Error(
          `public/photos/${name} has ${data.length} bytes, more than ${photoBudget}. Make it again: npm run photo -- <file> ${photo}`,
        );
      const { width, height } = await sharp(data).metadata();
      return { src: `/photos/${name}`, width, height };
    }),
  );
  return files.toSorted((one, other) => one.width - other.width);
};
