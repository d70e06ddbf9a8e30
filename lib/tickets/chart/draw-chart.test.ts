import { JSDOM } from 'jsdom';
import type { Text } from '@/content/model/text.ts';
import { categoryLimits, isCpcs, ticketCode } from '@/content/tickets/categories.ts';
import { unknownTicket } from '@/content/tickets/ticket-text.ts';
import type { Ticket } from '@/content/tickets/tickets.ts';
import { inTonnes, inTonnesShort } from '@/content/tickets/tonnes.ts';
import { textWidth } from '@/lib/brand/display-font.ts';
import { glyphUnitsPerEm } from '@/lib/images/glyphs.ts';
import { ticketSections } from '../ticket-sections.ts';
import { drawnGroups, drawTicketChart, ticketChartWidths } from './draw-chart.ts';
import { haveSizesRoom } from './draw-scale.ts';
import { splitsOf } from './weight-scale.ts';

const plainText = (text: Text) =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

const wordsIn = (document: Document) => [...document.querySelectorAll('[aria-label]')];
const textOfGlyphs = (words: Element) => words.getAttribute('aria-label') ?? '';

const charts = Object.values(ticketChartWidths).flatMap((maxWidth) =>
  ticketSections.map((section) => {
    const { svg, width } = drawTicketChart(section.chart, maxWidth);
    const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
    return {
      ...section,
      maxWidth,
      width,
      document,
      texts: wordsIn(document).map(textOfGlyphs),
    };
  }),
);

test.each(charts)(
  'the chart $chart.machine at $maxWidth units shows the tickets and weights in its table',
  ({ chart, rows, texts }) => {
    const table = rows.flat().map(plainText).join(' ');
    const groups = Object.values(drawnGroups(chart)).flat();
    const tableTickets = groups.flatMap(({ tickets }) => tickets);
    for (const ticket of tableTickets) {
      expect(texts.some((text) => text.includes(ticketCode(ticket)))).toBe(true);
      expect(table).toContain(ticketCode(ticket));
      if (ticket.alsoCategory) expect(table).toContain(ticket.alsoCategory);
    }
    const codes = texts.flatMap((text) => text.match(/\b[ADN]\d{2,3}/g) ?? []);
    const tableCodes = tableTickets.map(({ code, alsoCategory }) => `${code} ${alsoCategory}`).join(' ');
    expect(codes.filter((code) => !tableCodes.includes(code))).toEqual([]);
    if (chart.served) {
      if (drawnGroups(chart).onScale.length > 0) expect(texts[0]).toContain(inTonnes(chart.served));
      for (const end of [chart.served.from, chart.served.to])
        expect(table).toMatch(new RegExp(`\\b${end}\\b`));
    }
    expect(texts).toEqual(expect.arrayContaining(splitsOf(chart).map((split) => `${split} t`)));
    expect(texts).toEqual(expect.arrayContaining((chart.sizes ?? []).map(inTonnesShort)));
  },
);

const overlapsIn = (document: Document, isIncluded: (words: string) => boolean) =>
  wordsIn(document)
    .filter((words) => isIncluded(textOfGlyphs(words)))
    .map((words) => {
      const [, left, scale] =
        /translate\(([-\d.]+).*scale\(([\d.]+)/.exec(words.getAttribute('transform') ?? '') ?? [];
      return {
        left: Number(left),
        right: Number(left) + textWidth(textOfGlyphs(words), glyphUnitsPerEm) * Number(scale),
      };
    })
    .toSorted((first, second) => first.left - second.left)
    .filter(({ left }, index, labels) => left < (labels[index - 1]?.right ?? 0));

test.each(charts)(
  'the labels of sizes in the chart $chart.machine at $maxWidth units do not overlap',
  ({ chart, document }) => {
    expect(overlapsIn(document, (words) => (chart.sizes ?? []).map(inTonnesShort).includes(words))).toEqual(
      [],
    );
  },
);

test('close sizes and close numbers of a chart do not overlap', () => {
  const [code, { from: split }] = Object.entries(categoryLimits).find(([, { from }]) => from)!;
  const [section] = ticketSections;
  if (split === undefined || !section) throw new Error('No page has a chart.');
  const served = { from: split * 0.9, to: split * 5 };
  const sizes = [0.91, 0.95, 1, 1.5, 2, 4.5].map((times) => ({
    from: split * times,
    to: split * (times + 0.1),
  }));
  // Fewer fit in a wide font.
  while (!haveSizesRoom(sizes, ticketChartWidths.narrow)) sizes.pop();
  const groups = [{ name: 'Machine', tickets: [{ code } as Ticket] }];
  const chart = { machine: section.chart.machine, measure: 'Weight', served, sizes, groups };
  const { svg } = drawTicketChart(chart, ticketChartWidths.narrow);
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
  expect(overlapsIn(document, (words) => sizes.map(inTonnesShort).includes(words))).toEqual([]);
  expect(overlapsIn(document, (words) => /^[\d.]+ t\+?$/.test(words))).toEqual([]);
});

test.each(ticketSections)(
  'the table of $chart.machine advises visitors to ask if a scheme has no category',
  ({ chart, rows }) => {
    const table = rows.map((row) => row.map(plainText).join(' '));
    const oneScheme = chart.groups.filter(
      ({ tickets }) => new Set(tickets.map(({ code }) => isCpcs(code))).size === 1,
    );
    for (const { name } of oneScheme)
      expect(table.filter((row) => row.includes(name) && row.includes(unknownTicket))).not.toEqual([]);
  },
);

test.each(charts)(
  'all text of the chart $chart.machine at $maxWidth units fits inside it',
  ({ document, width }) => {
    for (const words of wordsIn(document)) {
      const shifts = [words, words.parentElement].map(
        (element) => /^translate\(([-\d.]+)/.exec(element?.getAttribute('transform') ?? '')?.[1],
      );
      const left = shifts.reduce((sum, shift) => sum + Number(shift ?? 0), 0);
      expect(left).toBeGreaterThanOrEqual(0);
      const scale = /scale\(([\d.]+)/.exec(words.getAttribute('transform') ?? '')?.[1];
      expect(left + textWidth(textOfGlyphs(words), glyphUnitsPerEm) * Number(scale)).toBeLessThanOrEqual(
        width,
      );
      const letters = [...words.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
      expect(letters).toHaveLength(textOfGlyphs(words).replaceAll(' ', '').length);
      expect(letters.filter((letter) => !document.querySelector(`defs path${letter}`))).toEqual([]);
    }
  },
);
