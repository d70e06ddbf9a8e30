import { drawingFiles, readDrawing, svgResponse } from '@/lib/images/read-drawing';
import { imageFiles } from '@/lib/drawings/machine-drawings';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { readonly params: Promise<{ readonly file: string }> };

export const generateStaticParams = () =>
  [...drawingFiles('machines'), ...imageFiles.keys()].map((file) => ({ file }));

export const GET = async (_request: Request, { params }: Context) => {
  const { file } = await params;
  const scaled = imageFiles.get(file);
  if (scaled !== undefined) return svgResponse(scaled);
  if (!drawingFiles('machines').includes(file)) return new Response(null, { status: 404 });
  return svgResponse(readDrawing(`machines/${file}`));
};
