import { drawingFiles, readDrawing, svgResponse } from '@/lib/machines/drawings';
import { fleetFiles } from '@/lib/machines/fleet';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { readonly params: Promise<{ readonly file: string }> };

export const generateStaticParams = () =>
  [...drawingFiles('machines'), ...fleetFiles.keys()].map((file) => ({ file }));

export const GET = async (_request: Request, { params }: Context) => {
  const { file } = await params;
  const scaled = fleetFiles.get(file);
  if (scaled !== undefined) return svgResponse(scaled);
  if (!drawingFiles('machines').includes(file)) return new Response(null, { status: 404 });
  return svgResponse(readDrawing(`machines/${file}`));
};
