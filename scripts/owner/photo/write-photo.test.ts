import { existsSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { photoWidths } from '@/lib/images/photos.ts';
import { temporaryFolder } from '@/tests/helpers/temporary-folder.ts';
import { writePhoto } from './write-photo.ts';

const folder = temporaryFolder();

const widthsOf = (name: string) =>
  Promise.all(
    photoWidths
      .map((width) => folder.at(`${name}-${width}.webp`))
      .filter((file) => existsSync(file))
      .map(async (file) => (await sharp(file).metadata()).width),
  );

const saved = (file: string, content: string | Buffer) => {
  writeFileSync(folder.at(file), content);
  return folder.at(file);
};

const grey = (width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: 'grey' } })
    .png()
    .toBuffer();

test('renders an SVG file as large as a photo', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h120v40z"/></svg>';
  expect(await writePhoto(saved('logo.svg', svg), 'logo', folder.at())).toBeUndefined();
  expect(await widthsOf('logo')).toEqual(photoWidths);
});

test('warns about a small picture, and writes one file that is not enlarged', async () => {
  expect(await writePhoto(saved('large.png', await grey(2000)), 'large', folder.at())).toBeUndefined();
  expect(await widthsOf('large')).toEqual(photoWidths);
  const small = saved('small.png', await grey(300));
  expect(await writePhoto(small, 'small', folder.at())).toContain('only 300 pixels wide');
  expect(await widthsOf('small')).toEqual([300]);
  await writePhoto(small, 'large', folder.at());
  expect(await widthsOf('large')).toHaveLength(1);
});

test('rejects a file that is not a picture', async () => {
  await expect(writePhoto(saved('terms.pdf', 'Terms'), 'terms', folder.at())).rejects.toThrow(
    'Save it as JPEG or PNG',
  );
});
