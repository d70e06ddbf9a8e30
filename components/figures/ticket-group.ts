import { ticketWords } from '@/content/ticket-words';
import { cardSchemes } from '@/content/card-schemes';
import { cardCode, categoryLimits, isCpcs } from '@/content/categories';
import { type Ask, askText, type TicketGroup } from '@/content/tickets';
import { palette } from '@/lib/site/palette';
import { textWidth } from '@/lib/site/display-font';
import { ticketPictures } from './pictures';
import { centredText, dashed, rectangle, text } from './svg';
import { edge, type Layout, scaleOf, typeSize } from './ticket-scale';

const barHeight = 22;
const barStep = 26;

const limitsOf = ({ code }: Ask, top: number) => {
  const { from = 0, to = top } = categoryLimits[code] ?? {};
  return { from, to };
};

/** Packs bars into rows: those that do not overlap share one. */
const packIntoRows = (asks: readonly Ask[], top: number) => {
  const rows: Ask[][] = [];
  for (const ask of asks) {
    const { from, to } = limitsOf(ask, top);
    const free = rows.find((row) =>
      row.every((other) => from >= limitsOf(other, top).to || to <= limitsOf(other, top).from),
    );
    if (free) free.push(ask);
    else rows.push([ask]);
  }
  return rows;
};

/** The labels of a row, in the longest form that fits every bar: in full, with the letter of the endorsement, or the bare code. */
const rowLabels = (asks: readonly Ask[], rooms: readonly number[]) => {
  const forms = [
    askText,
    ({ plus, ...ask }: Ask) => `${askText(ask)}${plus ? ` + ${plus.split(' ').at(-1)}` : ''}`,
  ];
  const fits = (form: (ask: Ask) => string) =>
    asks.every((ask, index) => textWidth(form(ask), typeSize) <= (rooms[index] ?? 0) - 4);
  return asks.map(forms.find(fits) ?? cardCode);
};

/** Labels for the schemes that have no category for this. */
const missingSchemes = ({ asks }: TicketGroup) => [
  ...(asks.some(({ code }) => isCpcs(code)) ? [] : [`${cardSchemes.cpcs.name}: ${ticketWords.ask}`]),
  ...(asks.some(({ code }) => !isCpcs(code)) ? [] : [`${cardSchemes.npors.name}: ${ticketWords.ask}`]),
];

/** Yellow for CPCS, white for NPORS. */
const groundOf = ({ code }: Ask) => (isCpcs(code) ? palette['plant-bright'] : palette.white);

const drawPlate = (x: number, y: number, room: number, words: string, ground: string, look = '') =>
  rectangle(x, y, room, barHeight, ground, look) + centredText(x + room / 2, y + 16, words, typeSize);

const drawBars = (asks: readonly Ask[], x: (tonnes: number) => number, top: number, y: number) => {
  const ends = asks.map((ask) => limitsOf(ask, top)).map(({ from, to }) => [x(from), x(to)] as const);
  const words = rowLabels(
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

/** Plates side by side, wrapped like text. */
const drawPlates = (group: TicketGroup, { width, left }: Layout, top: number) => {
  let [x, y, markup] = [left, top, ''];
  const plates = [
    ...group.asks.map((ask) => ({ words: askText(ask), ground: groundOf(ask), look: '' })),
    ...missingSchemes(group).map((words) => ({ words, ground: palette.white, look: dashed })),
  ];
  for (const { words, ground, look } of plates) {
    const room = textWidth(words, typeSize) + 12;
    if (x > left && x + room > width - edge) [x, y] = [left, y + barStep];
    markup += drawPlate(x, y, room, words, ground, look);
    x += room + 6;
  }
  return { markup, bottom: y + barStep };
};

/** Draws a machine or a job with its tickets. `bottom` is where the next one begins. */
export const drawGroup = (group: TicketGroup, layout: Layout, top: number) => {
  const { chart, left } = layout;
  const x = scaleOf(layout);
  const end = chart.top ?? chart.served?.to ?? 1;
  const name = text(left, top + 14, group.name, typeSize);
  const start = top + 21;
  const scaled = chart.measure && !group.offScale;
  const rows = scaled ? packIntoRows(group.asks, end) : [];
  const plates = scaled ? undefined : drawPlates(group, layout, start);
  const bars = rows.map((asks, index) => drawBars(asks, x, end, start + index * barStep));
  const others = scaled ? missingSchemes(group) : [];
  bars.push(
    ...others.map((words, index) =>
      drawPlate(left, start + (rows.length + index) * barStep, x(end) - left, words, palette.white, dashed),
    ),
  );
  const bottomOfBars = start + bars.length * barStep;
  // Joins the bars of one split; the words above them stay clear.
  const posts = (scaled ? group.asks : []).flatMap(({ code }) => {
    const split = categoryLimits[code]?.to;
    return split === undefined
      ? []
      : [`<path stroke-width="1.5"${dashed} d="M${x(split).toFixed(1)} ${start}V${bottomOfBars - 4}"/>`];
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
