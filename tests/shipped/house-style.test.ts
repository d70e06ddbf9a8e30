// How the shipped pages are written: their length, their own words, what we don't say. It is taste, and nothing here harms a
// visitor. An owner who writes another way deletes this file, or the lines that don't suit. Nothing else reads it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocks } from '@/content/blocks';
import { desktopMenus, mobileMenus } from '@/content/menus';
import { resources } from '@/content/resources';
import { services } from '@/content/services';
import { slugs } from '@/content/slugs';
import { toId } from '@/lib/site/format';
import { jumpsOf } from '@/lib/site/jumps';
import type { ReadPage } from '@/scripts/site/read-pages';
import { mainText, testedPages } from '../export/built-site';

const wordsIn = (text: string) => text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));

const texts = testedPages.map((page) => ({ page, path: page.path, text: mainText(page) }));
const families = Object.keys(slugs).map((family) => `/${family}/`);
const inFamilies = texts.filter(({ path }) => families.some((base) => path.startsWith(base)));

/** A page with fewer words than this is a stub. Short is welcome: what nobody hires for has no place on a page. */
const fewestWords = 300;

const isStub = ({ text }: { readonly text: string }) => wordsIn(text).length < fewestWords;

test(`no page of a family has fewer than ${fewestWords} words`, () => {
  const stubs = inFamilies.filter(isStub);
  expect(stubs.map(({ path, text }) => `${path} has ${wordsIn(text).length} words`)).toEqual([]);
});

const written = inFamilies.filter((entry) => !isStub(entry));

const standardIds = Object.values(blocks).map(({ heading }) => toId(heading));

/** The words of a page's own: its `main` without the standard blocks, which are meant to repeat. */
const ownText = (page: ReadPage) => {
  const document = page.document.cloneNode(true) as Document;
  for (const id of standardIds) document.getElementById(id)?.closest('section')?.remove();
  return mainText({ ...page, document });
};

const ownTexts = new Map(written.map(({ page, path }) => [path, ownText(page)]));

const leastOwn = 0.6;

test('at least 60% of a page is its own, outside the standard blocks', () => {
  const shares = written.map(({ path, text }) => ({
    path,
    own: wordsIn(ownTexts.get(path) ?? '').length / wordsIn(text).length,
  }));
  const few = shares.filter(({ own }) => own < leastOwn);
  expect(few.map(({ path, own }) => `${Math.round(own * 100)}% of ${path} is its own`)).toEqual([]);
});

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

test('two texts share the runs of five words that are in both', () => {
  const runs = runsIn('Walk round it before the first load.');
  expect(runs.size).toBe(3);
  expect(sharedPart(runs, runsIn('Look, walk round it before the gate opens'))).toBeCloseTo(1 / 3);
});

test('no two pages of a family share more than 35% of their own runs of five words', () => {
  const alike = families.flatMap((base) => {
    const pages = written
      .filter(({ path }) => path.startsWith(base))
      .map(({ path }) => ({ path, runs: runsIn(ownTexts.get(path) ?? '') }));
    return pages.flatMap(({ path, runs }, index) => {
      const others = pages.slice(index + 1).filter((other) => sharedPart(runs, other.runs) > mostShared);
      return others.length > 0 ? `${path} is like ${others.map((other) => other.path).join(', ')}` : [];
    });
  });
  expect(alike).toEqual([]);
});

test('descriptions use the room that search results give them', () => {
  const short = testedPages
    .map(({ path, document }) => ({
      path,
      text: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    }))
    .filter(({ text }) => text.length < 120);
  expect(short.map(({ path, text }) => `${path}: “${text}” has ${text.length} characters of 120`)).toEqual(
    [],
  );
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
  // Filler
  /\bin today[’']s\b/i,
  /\bfast-paced\b/i,
  /\blook no further\b/i,
  /\bwhether you(?:[’']re| are| need)?\b/i,
  /\bpeace of mind\b/i,
  /\bone-stop\b/i,
  /\b(?:tailored|bespoke) (?:solutions?|services?)\b/i,
  /\b(?:ensure that|utilise|leverage|seamless(?:ly)?|passionate)\b/i,
  // Superlatives
  /\b(?:world-class|best-in-class|cutting-edge|state-of-the-art|top-notch|unparalleled|unrivalled|unbeatable|award-winning)\b/i,
  /\b(?:market|industry|region|UK)[’']?s?[ -]leading\b|\bleading (?:provider|supplier|agency)\b/i,
  /\bhighly skilled\b/i,
  // Spellings of American English
  /\b(?:color|center|tires?|curbs?|gray|plow|mold(?:board)?|aluminum|labor|liters?|behavior)\b|\d ?meters?\b/i,
  /\b(?:organiz|utiliz|recogniz|minimiz|authoriz|specializ|prioritiz)\w*/i,
  /\bprogram\b|\b(?:driver[’']?s?|driving|operator) license\b|\btons?\b/i,
  // Words of a firm that employs its people
  /\bour (?:own )?(?:operators|drivers|crew|fleet|machines)\b/i,
  /\bwe (?:supply|hire out|provide) (?:operators|drivers)\b/i,
  /\bday rates?\b|\bon our payroll\b/i,
  // Words that nobody says on the phone
  /\b(?:shall|hence|thus|anew|mend(?:s|ed|ing)?)\b|(?<!\bwho pays )\bwhom\b/i,
  /\bfor want of\b|\bwhat becomes of\b|\bput forward\b|\bthe law wants\b/i,
];

const unwantedIn = (text: string) =>
  text.split(/(?<=[.?!]) /).filter((sentence) => unwanted.some((phrase) => phrase.test(sentence)));

test.each([
  'Whether you need one or ten, look no further.',
  'Ask for the day rate.',
  'Our crew is ready.',
  'The color of the card',
  'A 20 ton machine',
  'A hirer, by whom the operator shall be paid',
  'Put forward for the machines on their card',
])('“%s” is not how we write', (sentence) => {
  expect(unwantedIn(sentence)).toEqual([sentence]);
});

test.each([
  'The driving licence of the driver',
  'The programme slips by 20 tonnes of stone.',
  'Check whether the hitch is locked.',
  'What it costs and who pays whom',
])('“%s” is', (sentence) => {
  expect(unwantedIn(sentence)).toEqual([]);
});

test('no page has such a sentence', () => {
  const found = texts.flatMap(({ path, text }) => unwantedIn(text).map((sentence) => `${path}: ${sentence}`));
  expect(found).toEqual([]);
});

test('both menus of services lead to the finder of tickets', () => {
  for (const menu of [desktopMenus, mobileMenus]) expect([...menu.services]).toContain('/which-ticket');
});

test.each([...services.entries, ...resources.entries])('$heading has a jump', ({ sections }) => {
  expect(jumpsOf(sections).length).toBeGreaterThan(0);
});
