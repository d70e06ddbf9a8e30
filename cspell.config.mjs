import { readdirSync } from 'node:fs';
import { register } from 'tsx/esm/api';

// Adds words from the owner's content to cspell.json: proper names, and all words of pages, links and other texts in
// another language.

process.once('exit', (code) => {
  if (code === 1) console.log('To accept a word, add it in lower case to `words` in cspell.json.');
});

const content = register({ namespace: 'content' });
const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const modules = new Map(
  await Promise.all(
    files
      .filter((file) => !file.endsWith('.test.ts'))
      .map(async (file) => [
        file.replaceAll('\\', '/'),
        await content.import(`./content/${file}`, import.meta.url),
      ]),
  ),
);
await content.unregister();

const { company } = modules.get('company.ts');
const { testimonials } = modules.get('pages/testimonials.ts');
const { towns } = modules.get('towns/index.ts');

const names = [
  company,
  testimonials.quotes.map(({ name, company: client, source }) => [name, client, source?.name]),
  towns.entries.map(({ name, area }) => [name, area]),
];

const isForeign = ({ lang }) => typeof lang === 'string' && !/^en\b/.test(lang);
const foreignIn = (value) => {
  if (value === null || typeof value !== 'object') return [];
  return isForeign(value) ? [value] : Object.values(value).flatMap(foreignIn);
};
const foreign = [...modules.values()].flatMap((module) => foreignIn({ ...module }));

export default {
  import: ['./cspell.json'],
  words: [...new Set(JSON.stringify([names, foreign]).match(/\p{L}[\p{L}'’]*/gu))],
  // Ignore tests, and the settings of analytics services: their values aren't English words.
  ignorePaths: ['content/**/*.test.ts', 'content/third-parties/scripts.ts'],
  // Ignore quotes, because they are in the client's own words.
  ignoreRegExpList: [/\bname:[^{}]*\bstars:/g],
};
