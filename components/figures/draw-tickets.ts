import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { card, cardLimits, cardSchemes, isCpcs } from '@/content/cards';
import { bandText } from '@/content/machine-ranges';
import { services } from '@/content/services';
import { type Ask, askText, type TicketChart, type TicketGroup, weightEnds } from '@/content/tickets';
import { ticketPictures } from './pictures';
import { centred, colours, dashed, plain, rectangle, text, textWidth } from './svg';

/** An SVG document and its size in its own units. */
export type Drawn = { readonly svg: string; readonly width: number; readonly height: number };

// Sizes in units of the drawing, which is about as wide as a phone's column in pixels.
const width = 360;
const edge = 6;
const pictureWidth = 84;
const barHeight = 22;
const barStep = 26;
const largestMachine = 74;

/**
 * Where a number of tonnes is, from the lightest served to the heaviest; others are at the ends. The root opens the light end of
 * a band, where most machines are; without a band the scale is even.
 */
const scaleOf = ({ served, top = served?.to ?? 1 }: TicketChart, left: number) => {
  const room = width - edge - left;
  const place = served ? Math.sqrt : Number;
  const [first, last] = [place(served?.from ?? 0), place(top)];
  return (tonnes: number) => {
    const part = (place(tonnes) - first) / (last - first);
    return left + room * Math.min(Math.max(part, 0), 1);
  };
};

const limitsOf = ({ code }: Ask, top: number) => {
  const { from = 0, to = top } = cardLimits[code] ?? {};
  return { from, to };
};

/** Weights at which one category of the chart ends and another begins, in tonnes. */
export const splitsOf = ({ groups }: TicketChart) =>
  weightEnds(groups.filter(({ offScale }) => !offScale).flatMap(({ asks }) => asks));

/** Lines of bars: those that do not overlap share one. */
const stack = (asks: readonly Ask[], top: number) => {
  const lines: Ask[][] = [];
  for (const ask of asks) {
    const { from, to } = limitsOf(ask, top);
    const free = lines.find((line) =>
      line.every((other) => from >= limitsOf(other, top).to || to <= limitsOf(other, top).from),
    );
    if (free) free.push(ask);
    else lines.push([ask]);
  }
  return lines;
};

/** What the bars of a line say, in the longest form that has room in each: the endorsement in words, by its letter, or left out. */
const lineWords = (asks: readonly Ask[], rooms: readonly number[]) => {
  const forms = [
    askText,
    ({ code, plus }: Ask) => `${card(code)}${plus ? ` + ${plus.split(' ').at(-1)}` : ''}`,
  ];
  const fits = (form: (ask: Ask) => string) =>
    asks.every((ask, index) => textWidth(form(ask), 13) <= (rooms[index] ?? 0) - 4);
  return asks.map(forms.find(fits) ?? (({ code }) => card(code)));
};

/** In the place of a scheme that has no category for this. */
const missing = ({ asks }: TicketGroup) => [
  ...(asks.some(({ code }) => isCpcs(code)) ? [] : [`${cardSchemes.cpcs.name}: ask us`]),
  ...(asks.some(({ code }) => !isCpcs(code)) ? [] : [`${cardSchemes.npors.name}: ask us`]),
];

/** The two schemes differ by their ground: yellow for CPCS, white for NPORS. */
const groundOf = ({ code }: Ask) => (isCpcs(code) ? colours.plant : colours.white);

const drawPlate = (x: number, y: number, room: number, words: string, ground: string, look = '') =>
  rectangle(x, y, room, barHeight, ground, look) + text(x + room / 2, y + 15.5, words, 13, centred);

const drawBars = (asks: readonly Ask[], x: (tonnes: number) => number, top: number, y: number) => {
  const ends = asks.map((ask) => limitsOf(ask, top)).map(({ from, to }) => [x(from), x(to)] as const);
  const words = lineWords(
    asks,
    ends.map(([from, to]) => to - from),
  );
  return asks
    .map((ask, index) => {
      const [from, to] = ends[index] ?? [0, 0];
      return drawPlate(from, y, to - from, words[index] ?? '', groundOf(ask));
    })
    .join('');
};

/** Plates side by side, as many in a line as there is room for. */
const drawPlates = (group: TicketGroup, left: number, top: number) => {
  let [x, y, markup] = [left, top, ''];
  const plates = [
    ...group.asks.map((ask) => ({ words: askText(ask), ground: groundOf(ask), look: '' })),
    ...missing(group).map((words) => ({ words, ground: colours.white, look: dashed })),
  ];
  for (const { words, ground, look } of plates) {
    const room = textWidth(words, 13) + 12;
    if (x > left && x + room > width - edge) [x, y] = [left, y + barStep];
    markup += drawPlate(x, y, room, words, ground, look);
    x += room + 6;
  }
  return { markup, bottom: y + barStep };
};

const drawGroup = (group: TicketGroup, chart: TicketChart, top: number, left: number) => {
  const x = scaleOf(chart, left);
  const end = chart.top ?? chart.served?.to ?? 1;
  const name = text(left, top + 14, group.name, 14, plain);
  const start = top + 21;
  const scaled = chart.measure && !group.offScale;
  const lines = scaled ? stack(group.asks, end) : [];
  const plates = scaled ? undefined : drawPlates(group, left, start);
  const bars = lines.map((asks, index) => drawBars(asks, x, end, start + index * barStep));
  const others = scaled ? missing(group) : [];
  bars.push(
    ...others.map((words, index) =>
      drawPlate(left, start + (lines.length + index) * barStep, x(end) - left, words, colours.white, dashed),
    ),
  );
  const bottomOfBars = start + bars.length * barStep;
  // From the split's number down to the bars, but not through the words above them.
  const posts = (scaled ? group.asks : []).flatMap(({ code }) => {
    const split = cardLimits[code]?.to;
    return split === undefined
      ? []
      : [`<path stroke-width="1.5"${dashed} d="M${x(split).toFixed(1)} ${start - 4}V${bottomOfBars - 4}"/>`];
  });
  const picture = group.picture
    ? `<g transform="translate(2 ${top + 2}) scale(.8)" stroke-width="1.8" fill="none"><path stroke-width="1.2" d="M0 56H98"/>${ticketPictures[group.picture]}</g>`
    : '';
  const bottom = plates?.bottom ?? bottomOfBars;
  return {
    markup: posts.join('') + picture + name + (plates?.markup ?? '') + bars.join(''),
    bottom: Math.max(bottom, group.picture ? top + 54 : 0) + 8,
  };
};

const machineMarkup = (drawing: string) =>
  readFileSync(join(process.cwd(), 'public/machines', `${drawing}.svg`), 'utf8')
    .replace(/<svg[^>]*>|<\/svg>|<title>.*<\/title>/g, '')
    .replace(/<path stroke-width="1.5" d="M4 184H316"\/>/, '')
    .replaceAll('\n', '');

/** The machines on the ground line, as tall as their weights' cube roots are to each other. */
const drawSizes = (slug: string, chart: TicketChart, left: number, groundLine: number) => {
  const service = services.entries.find((entry) => entry.slug === slug);
  if (!service || !chart.sizes) return '';
  const x = scaleOf(chart, left);
  const middles = chart.sizes.map(({ from, to }) => (from + to) / 2);
  const heaviest = Math.max(...middles);
  return (
    `<symbol id="m" viewBox="0 0 320 200" fill="none" stroke="${colours.ink}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${machineMarkup(service.drawing)}</symbol>` +
    middles
      .map((middle) => {
        const w = largestMachine * Math.cbrt(middle / heaviest);
        const at = Math.min(Math.max(x(middle) - w / 2, 0), width - w);
        return `<use href="#m" x="${at.toFixed(1)}" y="${(groundLine - (w * 184) / 320).toFixed(1)}" width="${w.toFixed(1)}" height="${((w * 200) / 320).toFixed(1)}"/>`;
      })
      .join('')
  );
};

/** The head of a scale: what it measures, the machines, the ground line with the band served and the numbers. */
const drawScale = (slug: string, chart: TicketChart, left: number) => {
  const x = scaleOf(chart, left);
  const { served, sizes } = chart;
  const end = chart.top ?? served?.to ?? 1;
  const title = served ? `${chart.measure}: we find drivers for ${bandText(served)}` : `${chart.measure}`;
  const line = 26 + (sizes ? largestMachine * 0.62 : 0);
  const splits = splitsOf(chart);
  const numbers = [...new Set([served?.from ?? 0, ...splits, end])].toSorted(
    (first, second) => first - second,
  );
  return {
    markup:
      text(edge, 14, title, 13, plain) +
      drawSizes(slug, chart, left, line) +
      `<path stroke-width="2" d="M${left} ${line}H${width - edge}"/>` +
      rectangle(x(served?.from ?? 0), line, x(served?.to ?? end) - x(served?.from ?? 0), 6, colours.plant) +
      numbers
        .map((number) => {
          const words = `${number} t${number === end && (served?.andMore || !served) ? '+' : ''}`;
          const half = textWidth(words, 13) / 2;
          const at = Math.min(Math.max(x(number), half), width - half);
          return (
            `<path stroke-width="2" d="M${x(number).toFixed(1)} ${line - 4}V${line + 10}"/>` +
            text(at, line + 23, words, 13, centred)
          );
        })
        .join(''),
    bottom: line + 30,
  };
};

/** Draws which ticket is for which machine. The words are the same as in the table beside it. */
export const drawTickets = (slug: string, chart: TicketChart): Drawn => {
  const left = chart.groups.some(({ picture }) => picture) ? pictureWidth + edge : edge;
  const scale = chart.measure ? drawScale(slug, chart, left) : undefined;
  let y = scale?.bottom ?? 0;
  let markup = scale?.markup ?? '';
  chart.groups.forEach((group, index) => {
    if (scale && group.offScale && !chart.groups[index - 1]?.offScale) {
      markup += `<path stroke-width="2" d="M${edge} ${y}H${width - edge}"/>${text(edge, y + 20, 'By type of machine', 13, plain)}`;
      y += 30;
    }
    const drawn = drawGroup(group, chart, y, left);
    markup += drawn.markup;
    y = drawn.bottom;
  });
  const height = Math.ceil(y);
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${colours.ink}" stroke-linecap="round" stroke-linejoin="round" font-family="Arial, Liberation Sans, sans-serif">${markup}</svg>\n`,
  };
};
