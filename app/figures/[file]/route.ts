import { drawCard, drawPortrait } from '@/components/tickets/figures/draw-card';
import { drawCardPair } from '@/components/tickets/figures/draw-card-pair';
import { drawTickets, ticketWidths } from '@/components/tickets/figures/draw-tickets';
import { inOneRow } from '@/lib/images/in-one-row';
import { outlineText } from '@/lib/images/outline-text';
import { figures } from '@/content/drawings/figures';
import { drawingFiles, readDrawing, svgResponse } from '@/lib/images/read-drawing';
import {
  cardFigureFile,
  cardPairFile,
  portraitFile,
  rowFigureFile,
  ticketFigureFile,
} from '@/lib/images/figure-files';
import { ticketSections } from '@/lib/tickets/ticket-sections';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { readonly params: Promise<{ readonly file: string }> };

const drawFigure = (file: string) => outlineText(readDrawing(`figures/${file}`));

const files = new Map<string, () => string>([
  [cardFigureFile, drawCard],
  [cardPairFile, drawCardPair],
  [portraitFile, drawPortrait],
  ...ticketSections.flatMap((found) =>
    (['narrow', 'wide'] as const).map(
      (look) =>
        [ticketFigureFile(found.image, look), () => drawTickets(found, ticketWidths[look]).svg] as const,
    ),
  ),
  ...drawingFiles('figures').map((file) => [`figures/${file}`, () => drawFigure(file)] as const),
  ...Object.entries(figures)
    .filter(([, { twoRows }]) => twoRows)
    .map(
      ([name, { height }]) =>
        [rowFigureFile(name), () => inOneRow(drawFigure(`${name}.svg`), height)] as const,
    ),
]);

export const generateStaticParams = () =>
  [...files.keys()].map((address) => ({ file: address.replace('figures/', '') }));

export const GET = async (_request: Request, { params }: Context) => {
  const draw = files.get(`figures/${(await params).file}`);
  return draw ? svgResponse(draw()) : new Response(null, { status: 404 });
};
