import { outlineText } from '@/lib/images/outline-text';
import { drawingFiles, readDrawing, svgResponse } from '@/lib/images/read-drawing';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { readonly params: Promise<{ readonly file: string }> };

export const generateStaticParams = () => drawingFiles('guides').map((file) => ({ file }));

export const GET = async (_request: Request, { params }: Context) =>
  svgResponse(outlineText(readDrawing(`guides/${(await params).file}`)));
