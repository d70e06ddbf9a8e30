import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { maxPhotoBytes, photoWidths } from '@/lib/images/photos.ts';
import { ExpectedError } from '../../shared/expected-error.ts';

const qualities = [80, 70, 60, 50, 40];

/** SVG has 72 pixels per inch, and sharp renders at most 100,000. */
const pixelsPerInch = 72;

const metadataOf = (file: string) =>
  sharp(file)
    .metadata()
    .catch(() => {
      throw new ExpectedError(
        `${file} is not a picture that this command can read. Save it as JPEG or PNG first.`,
      );
    });

/** Writes the sizes of a photo that pages use. Returns a warning if the picture is too small. */
export const writePhoto = async (file: string, name: string, folder: string): Promise<string | undefined> => {
  const { format, autoOrient } = await metadataOf(file);
  const [smallest, widest] = photoWidths;
  const isDrawing = format === 'svg';
  const density = isDrawing ? Math.min(100_000, (pixelsPerInch * widest) / autoOrient.width) : undefined;
  mkdirSync(folder, { recursive: true });
  // A small picture has one file, because the widths in `srcset` must differ.
  rmSync(join(folder, `${name}-${widest}.webp`), { force: true });
  for (const width of isDrawing || autoOrient.width > smallest ? photoWidths : [smallest]) {
    const image = sharp(file, density === undefined ? {} : { density })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    for (const quality of qualities) {
      const { size } = await image
        .clone()
        .webp({ quality })
        .toFile(join(folder, `${name}-${width}.webp`));
      if (size <= maxPhotoBytes) break;
    }
  }
  return isDrawing || autoOrient.width >= smallest
    ? undefined
    : `Warning: ${file} is only ${autoOrient.width} pixels wide, so pages show it small. Use a picture of ${widest} pixels, or at least ${smallest}.`;
};
