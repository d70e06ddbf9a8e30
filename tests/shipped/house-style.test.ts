// How the shipped pages are written: their own words, what we don't say. It is taste, and nothing here harms a
// visitor. An owner who writes another way deletes this file, or the lines that don't suit. Nothing else reads it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocks } from '@/content/blocks';
import { slugs } from '@/content/slugs';
import { toId } from '@/lib/site/format';
import type { ReadPage } from '@/scripts/site/read-pages';
import { mainText, testedPages } from '../export/built-site';

const wordsIn = (text: string) => text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));

const texts = testedPages.map((page) => ({ page, path: page.path, text: mainText(page) }));
const families = Object.keys(slugs).map((family) => `/${family}/`);

const standardIds = Object.values(blocks).map(({ heading }) => toId(heading));

/** The words of a page's own: its `main` without the standard blocks, which are meant to repeat. */
const ownText = (page: ReadPage) => {
  const document = page.document.cloneNode(true) as Document;
  for (const id of standardIds) document.getElementById(id)?.closest('section')?.remove();
  return mainText({ ...page, document });
};

const mostShared = 0.35;
const runLength = 5;

const runsIn = (text: string) => {
  const words = wordsIn(text.toLowerCase()).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
  return new Set(
    words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' ')),
  );
};

/** How much of the smaller set the other one has too, from 0 to 1. */
const sharedPart = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  return [...small].filter((run) => large.has(run)).length / small.size;
};

test('no two pages of a family share more than 35% of their own runs of five words', () => {
  const alike = families.flatMap((base) => {
    const pages = texts
      .filter(({ path }) => path.startsWith(base))
      .map(({ page, path }) => ({ path, runs: runsIn(ownText(page)) }));
    return pages.flatMap(({ path, runs }, index) => {
      const others = pages.slice(index + 1).filter((other) => sharedPart(runs, other.runs) > mostShared);
      return others.length > 0 ? `${path} is like ${others.map((other) => other.path).join(', ')}` : [];
    });
  });
  expect(alike).toEqual([]);
});

const content = join(process.cwd(), 'content');

const sources = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !['categories.ts', 'ticket-lines.ts'].includes(file))
  .map((file) => ({ file, source: readFileSync(join(content, file), 'utf8') }));

/** Category codes in the prose of a source file that are not rendered from the list. */
const typedByHand = (source: string) => {
  const named = source
    .replace(/\b(?:bareCategory|category|categoryTitle|lettersText)\('[AND]\d{2,3}'(?:, '[A-F]')*\)/g, '')
    .replace(/^\s*categories: \{.*\},$/gm, '')
    // The compiler checks these as category codes.
    .replace(/\bcode: '[AND]\d{2,3}'/g, '')
    // Roads such as the A45 are called like categories.
    .replace(/\broads: \[[^\]]*\]/g, '');
  return [
    ...(named.match(/(?:CPCS|NPORS)\s+[AND]\d{2,3}/g) ?? []),
    ...(named.match(/'[AND]\d{2,3}'/g) ?? []),
  ];
};

test('a category typed by hand is found, a rendered one and a road are not', () => {
  expect(typedByHand("text: 'Ask for CPCS A58.',")).toEqual(['CPCS A58']);
  expect(typedByHand("const code = 'N202';")).toEqual(["'N202'"]);
  expect(
    typedByHand("    categories: { cpcs: ['A09'], npors: ['N204'] },\n    roads: ['A45', 'M6'],"),
  ).toEqual([]);
  expect(typedByHand("text: `Ask for ${category('A58')}, along the A45.`,")).toEqual([]);
});

test('only the category list and the ticket lines type a code', () => {
  const typed = sources.flatMap(({ file, source }) => typedByHand(source).map((code) => `${file}: ${code}`));
  expect(typed).toEqual([]);
});

const unwanted: readonly RegExp[] = [
  // Spellings of American English
  /\b(?:color|center|tires?|curbs?|gray|plow|mold(?:board)?|aluminum|labor|liters?|behavior)\b|\d ?meters?\b/i,
  /\b(?:organiz|utiliz|recogniz|minimiz|authoriz|specializ|prioritiz)\w*/i,
  /\bprogram\b|\b(?:driver[’']?s?|driving|operator) license\b|\btons?\b/i,
  // Words of a firm that employs its people
  /\bour (?:own )?(?:operators|drivers|crew|fleet|machines)\b/i,
  /\bwe (?:supply|hire out|provide) (?:operators|drivers)\b/i,
  /\bday rates?\b|\bon our payroll\b/i,
];

const unwantedIn = (text: string) =>
  text.split(/(?<=[.?!]) /).filter((sentence) => unwanted.some((phrase) => phrase.test(sentence)));

test('no page has such a sentence', () => {
  const found = texts.flatMap(({ path, text }) => unwantedIn(text).map((sentence) => `${path}: ${sentence}`));
  expect(found).toEqual([]);
});
