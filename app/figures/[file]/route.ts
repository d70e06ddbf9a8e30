import { drawCard, drawPortrait } from '@/lib/tickets/figures/draw-card.ts';
import { drawCardPair } from '@/lib/tickets/figures/draw-card-pair.ts';
import { drawTickets, ticketWidths } from '@/lib/tickets/figures/draw-tickets.ts';
import { figures } from '@/content/drawings/figures.ts';
import { drawingRoute, drawingsIn } from '@/lib/images/drawing-route.ts';
import {
  cardFigureFile,
  cardPairFile,
  portraitFile,
  rowFigureFile,
  ticketFigureFile,
} from '@/lib/images/figure-files.ts';
import { inOneRow } from '@/lib/images/in-one-row.ts';
import { outlineText } from '@/lib/images/outline-text.ts';
import { readDrawing } from '@/lib/images/read-drawing.ts';
import { ticketSections } from '@/lib/tickets/ticket-sections.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Figure = readonly [file: string, draw: () => string];

const ticketFigures = ticketSections.flatMap((section) =>
  (['narrow', 'wide'] as const).map((look): Figure => [
    ticketFigureFile(section.image, look),
    () => drawTickets(section, ticketWidths[look]).svg,
  ]),
);

const rowFigures = Object.entries(figures)
  .filter(([, { twoRows }]) => twoRows)
  .map(([name, { height }]): Figure => [
    rowFigureFile(name),
    () => inOneRow(outlineText(readDrawing(`figures/${name}.svg`)), height),
  ]);

const drawn: readonly Figure[] = [
  [cardFigureFile, drawCard],
  [cardPairFile, drawCardPair],
  [portraitFile, drawPortrait],
  ...ticketFigures,
  ...rowFigures,
];

export const { generateStaticParams, GET } = drawingRoute(
  new Map([
    ...drawn.map(([address, draw]): Figure => [address.replace('figures/', ''), draw]),
    ...drawingsIn('figures', outlineText),
  ]),
);
