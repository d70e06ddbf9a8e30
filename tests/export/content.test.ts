import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocks } from '@/content/blocks';
import { card, cardCodes } from '@/content/cards';
import { company } from '@/content/company';
import { slugs } from '@/content/slugs';
import { toId } from '@/lib/site/format';
import { internationalPhone } from '@/lib/site/phone';
import type { ReadPage } from '@/scripts/site/read-pages';
import { mainText, testedPages, textIn } from './built-site';

const texts = new Map(testedPages.map((page) => [page.path, mainText(page)]));

const textAt = (path: string) => {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`${path} was not built.`);
  return text;
};

const wordsIn = (text: string) => text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));

const families = Object.keys(slugs).map((family) => `/${family}/`);

const pathsBelow = (base: string) => [...texts.keys()].filter((path) => path.startsWith(base));

/** A page with fewer words than this is a stub. Short is welcome: what nobody hires for has no place on a page. */
const fewestWords = 300;

const inFamilies = families.flatMap(pathsBelow);

test.each(inFamilies)('%s is more than a stub', (path) => {
  expect(wordsIn(textAt(path)).length).toBeGreaterThanOrEqual(fewestWords);
});

const standardIds = Object.values(blocks).map(({ heading }) => toId(heading));

/** The words of a page's own: its `main` without the standard blocks, which are meant to repeat. */
const ownText = (page: ReadPage) => {
  const document = page.document.cloneNode(true) as Document;
  for (const id of standardIds) document.getElementById(id)?.closest('section')?.remove();
  return mainText({ ...page, document });
};

const ownTexts = new Map(testedPages.map((page) => [page.path, ownText(page)]));

const leastOwn = 0.6;

test.each(inFamilies)('at least 60%% of %s is its own, outside the standard blocks', (path) => {
  const own = wordsIn(ownTexts.get(path) ?? '').length;
  expect(own / wordsIn(textAt(path)).length).toBeGreaterThanOrEqual(leastOwn);
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

test.each(families)('no two pages below %s share more than 35%% of their own runs of five words', (base) => {
  const pages = pathsBelow(base).map((path) => ({ path, runs: runsIn(ownTexts.get(path) ?? '') }));
  const alike = pages.flatMap((page, index) =>
    pages
      .slice(index + 1)
      .filter((other) => sharedPart(page.runs, other.runs) > mostShared)
      .map((other) => `${page.path} and ${other.path}`),
  );
  expect(alike).toEqual([]);
});

test.each([...texts.keys()])('%s names card categories that exist, each with its own scheme', (path) => {
  const known = new Set(cardCodes.map(card));
  const named = textAt(path).match(/(?:CPCS|NPORS) [AND]\d{2,3}/g) ?? [];
  expect(named.filter((category) => !known.has(category))).toEqual([]);
});

test.each(testedPages.map((page) => [page.path, page] as const))(
  '%s never breaks a code behind its scheme',
  (_path, { document }) => {
    const breakable = [...document.querySelectorAll('main *')]
      .flatMap(({ childNodes }) => [...childNodes])
      .filter(({ nodeName }) => nodeName === '#text')
      .flatMap(({ textContent }) => textContent?.match(/(?:CPCS|NPORS) [AND]\d{2,3}/g) ?? []);
    expect(breakable).toEqual([]);
  },
);

const content = join(process.cwd(), 'content');

const sources = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !['cards.ts', 'ticket-lines.ts'].includes(file))
  .map((file) => ({ file, source: readFileSync(join(content, file), 'utf8') }));

/** Category codes in the prose of a source file that are not rendered from the list. */
const typedByHand = (source: string) => {
  const named = source
    .replace(/\bcard(?:Title)?\('[AND]\d{2,3}'\)/g, '')
    .replace(/^\s*cards: \{.*\},$/gm, '')
    // The compiler checks these as card codes.
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
  expect(typedByHand("    cards: { cpcs: ['A09'], npors: ['N204'] },\n    roads: ['A45', 'M6'],")).toEqual(
    [],
  );
  expect(typedByHand("text: `Ask for ${card('A58')}, along the A45.`,")).toEqual([]);
});

test('only the category list and the ticket lines type a code', () => {
  expect(sources.length).toBeGreaterThan(60);
  const typed = sources.flatMap(({ file, source }) => typedByHand(source).map((code) => `${file}: ${code}`));
  expect(typed).toEqual([]);
});

const bannedPhrases: readonly RegExp[] = [
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
  // Claims that an introducer cannot make
  /\bour (?:own )?(?:operators|drivers|crew|fleet|machines)\b/i,
  /\bwe employ\b|\bwe (?:supply|hire out|provide) (?:operators|drivers)\b/i,
  /\boperators are employed\b/i,
  /\bguarante(?:e|ed|es)\b/i,
  /\bday rates?\b|\bon our payroll\b/i,
  /\bwe are fully insured\b/i,
  /\b(?:cards?|documents?) ha(?:s|ve) been received\b/i,
  /\bHSE[- ]approved\b|\brequired by law to hold a (?:CPCS|NPORS)\b|\bCITB CPCS\b/i,
  // Words that nobody says on the phone
  /\b(?:shall|hence|thus|anew|mend(?:s|ed|ing)?)\b|(?<!\bwho pays )\bwhom\b/i,
  /\bfor want of\b|\bwhat becomes of\b|\bput forward\b|\bthe law wants\b/i,
];

const bannedIn = (text: string) => bannedPhrases.flatMap((phrase) => text.match(phrase)?.[0] ?? []);

test.each([
  'Whether you need one or ten, look no further.',
  'Our operators are employed by us.',
  'We employ drivers.',
  'A start is guaranteed.',
  'Ask for the day rate.',
  'The color of the card',
  'A 20 ton machine',
  'A hirer, by whom the operator shall be paid',
  'Put forward for the machines on their card',
])('“%s” is banned', (sentence) => {
  expect(bannedIn(sentence)).not.toEqual([]);
});

test.each([
  'We introduce; we do not employ.',
  'The driving licence of the driver',
  'We do not employ operators.',
  'The programme slips by 20 tonnes of stone.',
  'Check whether the hitch is locked.',
  'What it costs and who pays whom',
])('“%s” is allowed', (sentence) => {
  expect(bannedIn(sentence)).toEqual([]);
});

test.each([...texts.keys()])('%s has no banned phrase', (path) => {
  expect(bannedIn(textAt(path))).toEqual([]);
});

test.each(testedPages.map((page) => [page.path, page] as const))(
  '%s prints no phone number but the company’s',
  (path, { document }) => {
    const links = [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(new Set([`tel:${internationalPhone(company.phone)}`]));
    const around = [...document.querySelectorAll('header, footer')].map(textIn);
    const text = [textAt(path), ...around].join('\n').replaceAll(company.phone, '');
    expect(text.match(/(?:\+44|\b0)[\d ()-]{8,}\d/g) ?? []).toEqual([]);
  },
);
