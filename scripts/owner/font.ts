import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '../shared/expected-error.ts';
import { projectFolders } from '../shared/project-folders.ts';
import { readArguments } from '../shared/read-arguments.ts';
import { prepareFont } from './font/prepare-font.ts';

const [file] = readArguments({
  name: 'font',
  description: 'Installs a font as the display font of the site.',
  argumentLines: ['path/to/font.ttf'],
  maxArguments: 1,
}).positionals;
if (!file || !existsSync(file))
  throw new ExpectedError(
    `${file ? `There is no file ${file}` : 'The file of the font is missing'}. Use npm run font -- path/to/font.ttf`,
  );

const folder = join(projectFolders.root, 'app/fonts');
const { name, size, pages, more, pictures, rules } = await prepareFont(readFileSync(file));
writeFileSync(join(folder, 'display.woff2'), pages);
writeFileSync(join(folder, 'display-more.woff2'), more);
writeFileSync(join(folder, 'display.woff'), pictures);
writeFileSync(join(folder, 'display.css'), rules);
console.log(`${name}: ${pages.length} bytes for pages. Replace app/fonts/OFL.txt with its licence.`);
if (size !== '100%')
  console.log(`It is so wide that words would not fit a phone, so the site draws it at ${size} of its size.`);
