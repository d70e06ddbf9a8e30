import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

// Adds words from the owner's content to cspell.json: proper names, and all words of the pages in other languages, because
// lists of pages, menus and links contain their slugs and names.

const read = (module) => tsImport(`./content/${module}.ts`, import.meta.url);
const [{ company }, { testimonials }, { locations }] = await Promise.all(
  ['company', 'pages/testimonials', 'locations/index'].map(read),
);

const names = JSON.stringify([
  company,
  testimonials.quotes.map(({ name, company: client, source }) => [name, client, source?.name]),
  locations.entries.map(({ name, area }) => [name, area]),
]);

const foreign = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => join('content', file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => /^\s+lang: '(?!en\b)/m.test(text));

export default {
  import: ['./cspell.json'],
  words: [...new Set([names, ...foreign.flatMap(Object.values)].join().match(/\p{L}[\p{L}'’]*/gu))],
  // Ignore the settings of analytics services: their values aren't English words.
  ignorePaths: ['content/third-parties/scripts.ts', ...foreign.map(({ file }) => file)],
  // Ignore quotes, because they are in the client's own words.
  ignoreRegExpList: [/\bname:[^{}]*\bstars:/g],
};
