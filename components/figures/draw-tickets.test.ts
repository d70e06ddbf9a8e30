import { company } from '@/content/company';
import { card, cardLimits, weightSplits } from '@/content/cards';
import { bandText, machineBands, machineRanges } from '@/content/machine-ranges';
import type { Text } from '@/content/section';
import { services } from '@/content/services';
import { ticketSections } from '@/lib/site/figures';
import { drawTickets, splitsOf } from './draw-tickets';

const parse = (svg: string) => {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};

const words = (text: Text) =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

const drawn = ticketSections.map((section) => {
  const { svg, width, height } = drawTickets(section.figure, section.chart);
  const document = parse(svg);
  const texts = [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
  return { ...section, svg, width, height, document, texts };
});

const figure = (name: string) => {
  const found = drawn.find((candidate) => candidate.figure === name);
  if (!found) throw new Error(`${name} has no figure.`);
  return found;
};

const bar = (name: string, code: string) => {
  const label = [...figure(name).document.querySelectorAll('text')].find(
    ({ textContent }) => textContent === code,
  );
  const plate = label?.previousElementSibling;
  const at = Number(plate?.getAttribute('x'));
  return { from: at, to: at + Number(plate?.getAttribute('width')) };
};

test('every machine whose card is split by weight has a figure', () => {
  const split = services.entries.filter(({ cards }) => cards.cpcs.some((code) => code in cardLimits));
  expect(split.length).toBeGreaterThan(0);
  for (const { slug } of split) expect(figure(slug).figure).toBe(slug);
});

test.each(drawn.map((section) => [section.figure, section] as const))(
  'the figure of %s has the tickets of its table and nothing else',
  (_name, { chart, rows, texts }) => {
    const table = rows.flat().map(words).join(' ');
    const asked = chart.groups.flatMap(({ asks }) => asks);
    for (const { code, plus } of asked) {
      expect(texts.some((text) => text.includes(code))).toBe(true);
      expect(table).toContain(card(code));
      if (plus) expect(table).toContain(plus);
    }
    const codes = texts.flatMap((text) => text.match(/\b[ADN]\d{2,3}\b/g) ?? []);
    expect(
      codes.filter((code) => !asked.some((ask) => `${ask.code} ${ask.plus ?? ''}`.includes(code))),
    ).toEqual([]);
  },
);

test.each(drawn.map((section) => [section.figure, section] as const))(
  'the figure of %s says the band served and keeps its words inside',
  (_name, { chart, texts, document, width, svg }) => {
    if (chart.served) expect(texts[0]).toContain(bandText(chart.served));
    for (const split of splitsOf(chart)) expect(texts).toContain(`${split} t`);
    for (const text of document.querySelectorAll('text')) {
      const room = text.textContent.length * Number(text.getAttribute('font-size')) * 0.5;
      const x = Number(text.getAttribute('x'));
      const left = text.getAttribute('text-anchor') === 'middle' ? x - room / 2 : x;
      expect([left >= 0, left + room <= width]).toEqual([true, true]);
    }
    for (const value of [company.name, company.phone, company.email]) expect(svg).not.toContain(value);
  },
);

test('bars meet where the categories do', () => {
  expect(splitsOf(figure('excavator-operators').chart)).toEqual([weightSplits.excavator]);
  expect(splitsOf(figure('backhoe-operators').chart)).toEqual([weightSplits.backhoe]);
  expect(splitsOf(figure('piling-rig-operators').chart)).toEqual([weightSplits.piling]);
  for (const [name, below, above, all] of [
    ['excavator-operators', 'A58', 'A59', 'N202'],
    ['backhoe-operators', 'A10', 'A12', 'N201'],
    ['piling-rig-operators', 'A47', 'A48', 'N221'],
  ] as const) {
    const [light, heavy, every] = [card(below), card(above), card(all)].map((code) => bar(name, code));
    expect(light?.to).toBeCloseTo(heavy?.from ?? 0);
    expect(light?.from).toBeCloseTo(every?.from ?? 0);
    expect(heavy?.to).toBeCloseTo(every?.to ?? 0);
  }
});

test('another range is another scale', () => {
  const { chart } = figure('dumper-operators');
  expect(figure('dumper-operators').texts.join(' ')).toContain(machineRanges.dumper);
  const served = { from: machineBands.dumper.from, to: machineBands.dumper.to + 3 };
  const { svg } = drawTickets('dumper-operators', { ...chart, served });
  expect(svg).toContain(bandText(served));
  expect(svg).toContain(`>${served.to} t<`);
  expect(svg).not.toContain(machineRanges.dumper);
});
