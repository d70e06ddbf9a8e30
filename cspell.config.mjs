import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

// Adds words from the owner's content to cspell.json: proper names, and the pages in other languages.

const read = (module) => tsImport(`./content/${module}.ts`, import.meta.url);
const [{ company }, { testimonials }, { locations }] = await Promise.all(
  ['company', 'pages/testimonials', 'locations/index'].map(read),
);

const names = JSON.stringify([
  company,
  testimonials.quotes.map(({ name, company: client, source }) => [name, client, source?.name]),
  locations.entries.map(({ name, area }) => [name, area]),
]);

const isForeign = (file) => /^\s+lang: '(?!en\b)/m.test(readFileSync(file, 'utf8'));

export default {
  import: ['./cspell.json'],
  words: [...new Set(names.match(/\p{L}[\p{L}'’]*/gu))],
  ignorePaths: readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => join('content', file))
    .filter((file) => file.endsWith('.ts') && isForeign(file)),
  // A quote has the client's own words.
  ignoreRegExpList: [/\bname:[^{}]*\bstars:/g],
};
