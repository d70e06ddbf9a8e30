import { JSDOM } from 'jsdom';
import { company } from '@/content/company';
import { cardCode, categoryLimits, isCpcs } from '@/content/categories';
import { bandText } from '@/content/machine-ranges';
import type { Text } from '@/content/section';
import { services } from '@/content/services';
import type { Ask } from '@/content/tickets';
import { ticketSections } from '@/lib/site/figures';
import { drawnGroups, drawTickets, ticketWidths } from './draw-tickets';
import { textWidth } from '@/lib/site/display-font';
import { splitsOf, typeSize } from './ticket-scale';

const parse = (svg: string) => {
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
  expect(document.documentElement.tagName).toBe('svg');
  return document;
};

const plainText = (text: Text) =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

const wordsIn = (document: Document) => [...document.querySelectorAll('[aria-label]')];
const saidBy = (words: Element) => words.getAttribute('aria-label') ?? '';

const drawn = Object.values(ticketWidths).flatMap((wanted) =>
  ticketSections.map((section) => {
    const { svg, width, height } = drawTickets(section.image, section.chart, wanted);
    const document = parse(svg);
    const groups = Object.values(drawnGroups(section.chart, wanted)).flat();
    return { ...section, svg, width, height, document, groups, texts: wordsIn(document).map(saidBy) };
  }),
);
const cases = drawn.map((section) => [`${section.image} at ${section.width}`, section] as const);

/** Left and right edge of the bar that names this category. */
const bar = (document: Document, ask: Ask) => {
  const label = wordsIn(document).find((words) => saidBy(words).includes(cardCode(ask)));
  const plate = label?.previousElementSibling;
  const from = Number(plate?.getAttribute('x'));
  return { from, to: from + Number(plate?.getAttribute('width')) };
};

test('every machine whose card is split by weight has a figure', () => {
  const split = services.entries.filter(({ categories }) =>
    categories.cpcs.some((code) => code in categoryLimits),
  );
  expect(split.length).toBeGreaterThan(0);
  const figures: ReadonlySet<string> = new Set(drawn.map(({ image }) => image));
  expect(split.filter(({ slug }) => !figures.has(slug))).toEqual([]);
});

test.each(cases)(
  'the figure of %s has the tickets of its table and nothing else',
  (_name, { groups, rows, texts }) => {
    const table = rows.flat().map(plainText).join(' ');
    const asked = groups.flatMap(({ asks }) => asks);
    for (const ask of asked) {
      expect(texts.some((text) => text.includes(cardCode(ask)))).toBe(true);
      expect(table).toContain(cardCode(ask));
      if (ask.plus) expect(table).toContain(ask.plus);
    }
    const codes = texts.flatMap((text) => text.match(/\b[ADN]\d{2,3}/g) ?? []);
    expect(
      codes.filter((code) => !asked.some((ask) => `${ask.code} ${ask.plus ?? ''}`.includes(code))),
    ).toEqual([]);
  },
);

test.each(ticketSections.map((section) => [section.image, section] as const))(
  'the table of %s says what its figure does: the sizes served, and where a scheme has no category',
  (_name, { chart, rows }) => {
    const table = rows.map((row) => row.map(plainText).join(' '));
    const { served } = chart;
    const onScale = chart.groups.filter(({ offScale }) => served && !offScale);
    if (served) {
      for (const end of [served.from, served.to]) expect(table.join(' ')).toMatch(new RegExp(`\\b${end}\\b`));
    }
    expect(onScale.length > 0).toBe(served !== undefined);
    for (const { name, asks } of chart.groups) {
      const schemes = new Set(asks.map(({ code }) => isCpcs(code)));
      if (schemes.size === 1)
        expect(table.filter((row) => row.includes(name) && /ask us/i.test(row))).not.toEqual([]);
    }
  },
);

test.each(cases)(
  'the figure of %s says the band served, and keeps its words inside with every letter',
  (_name, { chart, texts, document, width, svg }) => {
    if (chart.served) expect(texts[0]).toContain(bandText(chart.served));
    for (const split of splitsOf(chart)) expect(texts).toContain(`${split} t`);
    for (const words of wordsIn(document)) {
      const shifts = [words, words.parentElement].map(
        (element) => /^translate\(([-\d.]+)/.exec(element?.getAttribute('transform') ?? '')?.[1],
      );
      const left = shifts.reduce((sum, shift) => sum + Number(shift ?? 0), 0);
      const right = left + textWidth(saidBy(words), typeSize);
      expect([left >= 0, right <= width]).toEqual([true, true]);
      // An outline for each letter.
      const letters = [...words.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
      expect(letters).toHaveLength(saidBy(words).replaceAll(' ', '').length);
      expect(letters.filter((letter) => !document.querySelector(`defs path${letter}`))).toEqual([]);
    }
    for (const value of [company.name, company.phone, company.email]) expect(svg).not.toContain(value);
  },
);

test('bars meet where one category ends and the next begins', () => {
  const limitsOf = ({ code }: Ask) => categoryLimits[code] ?? {};
  const meetings = drawn.flatMap(({ chart, document }) =>
    chart.groups.flatMap(({ asks }) =>
      asks.flatMap((light) =>
        asks
          .filter(
            (heavy) => limitsOf(heavy).from && limitsOf(heavy).from === limitsOf(light).to && !light.plus,
          )
          .map((heavy) => [bar(document, light).to, bar(document, heavy).from] as const),
      ),
    ),
  );
  expect(meetings.length).toBeGreaterThan(0);
  for (const [ends, begins] of meetings) expect(ends).toBeCloseTo(begins);
});
