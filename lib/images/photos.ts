import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export const photoFolder = join(process.cwd(), 'public/photos');

/** Image widths in pixels: one for phones, and one for the widest place on 2x screens. */
export const photoWidths = [800, 1600] as const;

/** A larger photo would take seconds to load on a slow network. */
export const maxPhotoBytes = 300_000;

type PhotoFile = { readonly src: string; readonly width: number; readonly height: number };

/** Narrowest first. Throws if the photo is missing or a file is too large. */
export const photoFiles = async (photo: string): Promise<readonly PhotoFile[]> => {
  const names = existsSync(photoFolder)
    ? readdirSync(photoFolder).filter((name) => name.replace(/-\d+\.webp$/, '') === photo)
    : [];
  if (names.length === 0)
    throw new Error(
      `There is no photo "${photo}" in public/photos. Add it: npm run photo -- <file> ${photo.toLowerCase()}`,
    );
  const files = await Promise.all(
    names.map(async (name) => {
      const data = readFileSync(join(photoFolder, name));
      if (data.length > maxPhotoBytes)
        throw new Error(
          `public/photos/${name} has ${data.length} bytes, more than the limit of ${maxPhotoBytes}. Create it again: npm run photo -- <file> ${photo}`,
        );
      const { width, height } = await sharp(data).metadata();
      return { src: `/photos/${name}`, width, height };
    }),
  );
  return files.toSorted((one, other) => one.width - other.width);
};
