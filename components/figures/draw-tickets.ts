import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { card, cardLimits, isCpcs } from '@/content/cards';
import { bandText } from '@/content/machine-ranges';
import { services } from '@/content/services';
import { type Ask, askText, type TicketChart, type TicketGroup } from '@/content/tickets';
import { ticketPictures } from './pictures';
import { centred, colours, halo, plain, rectangle, text, textWidth } from './svg';

/** An SVG document and its size in its own units. */
export type Drawn = { readonly svg: string; readonly width: number; readonly height: number };

// Sizes in units of the drawing, which is about as wide as a phone's column in pixels.
const width = 360;
const edge = 6;
const pictureWidth = 84;
const barHeight = 22;
const barStep = 26;
const largestMachine = 74;

/** Where a number of tonnes is. The root opens the light end, where most machines are. */
const scaleOf = ({ served, top = served?.to ?? 1 }: TicketChart, left: number) => {
  const room = width - edge - left;
  return (tonnes: number) => left + room * Math.sqrt(Math.min(tonnes, top) / top);
};

const limitsOf = ({ code }: Ask, top: number) => {
  const { from = 0, to = top } = cardLimits[code] ?? {};
  return { from, to };
};

/** Weights at which one category of the chart ends and another begins, in tonnes. */
export const splitsOf = ({ groups }: TicketChart) => {
  const asks = groups.filter(({ offScale }) => !offScale).flatMap((group) => group.asks);
  const ends = asks.flatMap(({ code }) => cardLimits[code]?.to ?? []);
  return [...new Set(ends)].toSorted((first, second) => first - second);
};

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

/** The longest words that fit into a bar: the code with its scheme, or the code alone. */
const barWords = (ask: Ask, room: number) => {
  const { code, plus } = ask;
  const candidates = plus ? [askText(ask), `${code} with ${plus}`, `${code} + ${plus}`] : [card(code), code];
  return candidates.find((words) => textWidth(words, 13) <= room - 8) ?? candidates.at(-1) ?? code;
};

/** The two schemes differ by their ground: yellow for CPCS, white for NPORS. */
const groundOf = ({ code }: Ask) => (isCpcs(code) ? colours.plant : colours.white);

const drawBar = (ask: Ask, x: (tonnes: number) => number, top: number, y: number) => {
  const { from, to } = limitsOf(ask, top);
  const room = x(to) - x(from);
  const words = barWords(ask, room);
  const bar = rectangle(x(from), y, room, barHeight, groundOf(ask));
  const fits = textWidth(words, 13) <= room - 4;
  return fits
    ? bar + text(x(from) + room / 2, y + 15.5, words, 13, centred)
    : bar + text(x(to) + 6, y + 15.5, card(ask.code), 13, plain);
};

/** Plates side by side, as many in a line as there is room for. */
const drawPlates = (asks: readonly Ask[], left: number, top: number) => {
  let [x, y, markup] = [left, top, ''];
  for (const ask of asks) {
    const words = askText(ask);
    const room = textWidth(words, 13) + 14;
    if (x > left && x + room > width - edge) [x, y] = [left, y + barStep];
    markup +=
      rectangle(x, y, room, barHeight, groundOf(ask)) + text(x + room / 2, y + 15.5, words, 13, centred);
    x += room + 6;
  }
  return { markup, bottom: y + barStep };
};

const drawGroup = (group: TicketGroup, chart: TicketChart, top: number, left: number) => {
  const x = scaleOf(chart, left);
  const end = chart.top ?? chart.served?.to ?? 1;
  const name = text(left, top + 14, group.name, 14, halo);
  const start = top + 21;
  const scaled = chart.measure && !group.offScale;
  const lines = scaled ? stack(group.asks, end) : [];
  const plates = scaled ? undefined : drawPlates(group.asks, left, start);
  const drawnBars = lines.map((asks, index) =>
    asks.map((ask) => drawBar(ask, x, end, start + index * barStep)).join(''),
  );
  const picture = group.picture
    ? `<g transform="translate(0 ${top + 2}) scale(.8)" stroke-width="1.8" fill="none"><path stroke-width="1.2" d="M0 56H98"/>${ticketPictures[group.picture]}</g>`
    : '';
  const bottom = plates?.bottom ?? start + lines.length * barStep;
  return {
    markup: picture + name + (plates?.markup ?? '') + drawnBars.join(''),
    bars: start + lines.length * barStep - (barStep - barHeight),
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
  const band = served ? [served.from, served.to] : [0, end];
  return {
    markup:
      text(edge, 14, title, 13, plain) +
      drawSizes(slug, chart, left, line) +
      `<path stroke-width="2" d="M${left} ${line}H${width - edge}"/>` +
      rectangle(x(band[0] ?? 0), line, x(band[1] ?? end) - x(band[0] ?? 0), 6, colours.plant) +
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
  const bottoms = new Map<number, number>();
  const groups: string[] = [];
  for (const group of chart.groups) {
    const { markup, bars, bottom } = drawGroup(group, chart, y, left);
    groups.push(markup);
    y = bottom;
    for (const { code } of group.offScale ? [] : group.asks) {
      const split = cardLimits[code]?.to;
      if (split !== undefined) bottoms.set(split, bars);
    }
  }
  const height = Math.ceil(y);
  const x = scaleOf(chart, left);
  const posts = [...bottoms].map(
    ([split, end]) =>
      `<path stroke-width="1.5" stroke-dasharray="4 3" d="M${x(split).toFixed(1)} ${scale?.bottom ?? 0}V${end}"/>`,
  );
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${colours.ink}" stroke-linecap="round" stroke-linejoin="round" font-family="Arial, Liberation Sans, sans-serif">${posts.join('')}${scale?.markup ?? ''}${groups.join('')}</svg>\n`,
  };
};
