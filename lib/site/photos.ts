import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The folder that `npm run photo` writes to. */
export const photoFolder = join(process.cwd(), 'public/photos');

/** Widths in pixels for a phone's column and for the text column, both at double density. */
export const photoWidths = [800, 1600] as const;

/** Maximum bytes of one file. A larger one would take seconds on a slow network. */
export const photoBudget = 300_000;

type PhotoFile = { readonly src: string; readonly width: number; readonly height: number };

/** Returns the files of a photo, narrowest first. Throws for a missing photo or one above the limit. */
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
          `public/photos/${name} has ${data.length} bytes, more than the limit of ${photoBudget}. Create it again: npm run photo -- <file> ${photo}`,
        );
      const { width, height } = await sharp(data).metadata();
      return { src: `/photos/${name}`, width, height };
    }),
  );
  return files.toSorted((one, other) => one.width - other.width);
};
