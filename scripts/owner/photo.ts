import { existsSync, mkdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { photoBudget, photoFolder, photoWidths } from '@/lib/images/photos';
import { ExpectedError } from '../shared/expected-error';
import { plainArguments } from '../shared/plain-arguments';

// `npm run photo -- <file> [name]`: writes a photo to public/photos in the sizes that pages use. Removes metadata such
// as the location and the camera model.
const [file, name = parse(file ?? '').name] = plainArguments(2);
if (!file || !existsSync(file))
  throw new ExpectedError(
    `${file ? `There is no file ${file}` : 'The file of the photo is missing'}. Use npm run photo -- path/to/photo.jpg yard`,
  );
if (!/^[a-z][a-z\d-]*$/.test(name))
  throw new ExpectedError(
    `"${name}" cannot be the name of a photo. Use lower-case letters, digits and hyphens, and begin with a letter: npm run photo -- '${file}' yard`,
  );

const qualities = [80, 70, 60, 50, 40];

await sharp(file)
  .stats()
  .catch(() => {
    throw new ExpectedError(
      `${file} is not a picture that this command can read. Save it as JPEG or PNG first.`,
    );
  });
mkdirSync(photoFolder, { recursive: true });
for (const width of photoWidths) {
  const resized = sharp(file).autoOrient().resize({ width, withoutEnlargement: true });
  for (const quality of qualities) {
    const { size } = await resized
      .clone()
      .webp({ quality })
      .toFile(join(photoFolder, `${name}-${width}.webp`));
    if (size <= photoBudget) break;
  }
}
console.log(
  `Put it on a page with a section: { kind: 'photo', heading: '…', photo: '${name}', alt: 'what the photo shows' }\nOr at the top of a machine's or a town's page: heroPhoto: { photo: '${name}', alt: 'what the photo shows' }`,
);
