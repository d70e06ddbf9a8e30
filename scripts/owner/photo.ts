import { existsSync } from 'node:fs';
import { parse } from 'node:path';
import { photoFolder } from '@/lib/images/photos.ts';
import { ExpectedError } from '../shared/expected-error.ts';
import { readArguments } from '../shared/read-arguments.ts';
import { writePhoto } from './photo/write-photo.ts';

const [file, name = parse(file ?? '').name] = readArguments({
  name: 'photo',
  description:
    'Writes a photo to public/photos in the sizes that pages use, without metadata such as the location.',
  argumentLines: ['path/to/photo.jpg [<name>]'],
  maxArguments: 2,
}).positionals;
if (!file || !existsSync(file))
  throw new ExpectedError(
    `${file ? `There is no file ${file}` : 'The file of the photo is missing'}. Use npm run photo -- path/to/photo.jpg yard`,
  );
if (!/^[a-z][a-z\d-]*$/.test(name))
  throw new ExpectedError(
    `"${name}" cannot be the name of a photo. Use lower-case letters, digits and hyphens, and begin with a letter: npm run photo -- '${file}' yard`,
  );

const warning = await writePhoto(file, name, photoFolder);
if (warning) console.warn(warning);
const photo = `photo: '${name}', alt: 'what the photo shows'`;
console.log(`Put it on a page with a section: { kind: 'photo', heading: '…', ${photo}, caption: 'optional text below the photo' }
Or at the top of a machine's or a town's page: heroPhoto: { ${photo} }
Or in a client's quote: photo: { ${photo} }`);
