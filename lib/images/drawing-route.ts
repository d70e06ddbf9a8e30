import { drawingFiles, readDrawing, svgResponse } from './read-drawing.ts';

/** Draws each file, keyed by file name. */
type Drawings = ReadonlyMap<string, () => string>;

type Context = { readonly params: Promise<{ readonly file: string }> };

/** The drawings of a folder in `content/drawings`. */
export const drawingsIn = (folder: string, finish = (svg: string) => svg): Drawings =>
  new Map(drawingFiles(folder).map((file) => [file, () => finish(readDrawing(`${folder}/${file}`))]));

/** The exports of a route `[file]/route.ts` that serves drawings. */
export const drawingRoute = (drawings: Drawings) => ({
  generateStaticParams: () => [...drawings.keys()].map((file) => ({ file })),
  GET: async (_request: Request, { params }: Context) => {
    const draw = drawings.get((await params).file);
    return draw ? svgResponse(draw()) : new Response(null, { status: 404 });
  },
});
