import { figures } from '@/content/drawings/figures.ts';
import { machineImages } from '@/lib/drawings/machine-images.ts';
import {
  cardFigurePath,
  cardPairPath,
  drawingFolders,
  drawingPath,
  portraitPath,
  wideFigurePath,
} from '@/lib/images/drawing-paths.ts';
import { joinRows } from '@/lib/images/join-rows.ts';
import { outlineText } from '@/lib/images/outline-text.ts';
import { drawingNames, readDrawing } from '@/lib/images/read-drawing.ts';
import { drawCardPair } from '@/lib/tickets/cards/draw-card-pair.ts';
import { drawCard, drawPortrait } from '@/lib/tickets/cards/draw-card.ts';

export const dynamic = 'force-static';
type Context = { readonly params: Promise<{ readonly file: readonly string[] }> };

/** The path of a drawing, and a function that returns its SVG. */
type PathAndDraw = readonly [path: string, draw: () => string];

/** The logo stays as it is, because it can have fonts of its own. */
const fileDrawings = drawingFolders.flatMap((folder) =>
  drawingNames(folder).map((name): PathAndDraw => [
    drawingPath(folder, name),
    () => {
      const svg = readDrawing(`${folder}/${name}.svg`);
      return folder === 'brand' ? svg : outlineText(svg);
    },
  ]),
);

const rowFigures = Object.entries(figures)
  .filter(([, { twoRows }]) => twoRows)
  .map(([name, { height }]): PathAndDraw => [
    wideFigurePath(name),
    () => joinRows(outlineText(readDrawing(`figures/${name}.svg`)), height),
  ]);

const drawings: ReadonlyMap<string, () => string> = new Map([
  [cardFigurePath, drawCard],
  [cardPairPath, drawCardPair],
  [portraitPath, drawPortrait],
  ...rowFigures,
  ...machineImages.map(({ path, svg }): PathAndDraw => [path, () => svg]),
  ...fileDrawings,
]);

export const generateStaticParams = () =>
  [...drawings.keys()].map((path) => ({ file: path.split('/').slice(2) }));

export const GET = async (_request: Request, { params }: Context) => {
  const draw = drawings.get(`/drawings/${(await params).file.join('/')}`);
  return draw
    ? new Response(draw(), { headers: { 'Content-Type': 'image/svg+xml' } })
    : new Response(null, { status: 404 });
};
